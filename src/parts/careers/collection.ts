import type { Element, ElementContent, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'mdast-util-to-string';
// with the extension, because vite.config.ts reads this file
import type { Collection, MarkdownFile } from '../../config/collection.ts';
import { site } from '../../content/site.ts';
import type { PageSeo } from '../../content/types.ts';
import { escapeXml } from '../../lib/escapeXml.ts';
import { mostShown, shorten } from '../../lib/shorten.ts';
import { formatPay } from './content/formatPay.ts';
import { frontMatter, type Job, type JobBlock, type Posting } from './frontMatter.ts';

export const jobs: Collection<
  typeof frontMatter,
  Job & { readonly order: number },
  Omit<Posting, keyof Job>
> = {
  name: 'jobs',
  folder: 'src/parts/careers/content/jobs',
  frontMatter,
  read: readJob,
  compare: (one, other) => one.order - other.order || other.posted.localeCompare(one.posted),
};

function readJob({ slug, fields, tree, built, tell }: MarkdownFile<typeof frontMatter>) {
  const { title, workplace, employment, pay, order = 0, dates, reference = slug, facts } = fields;
  const { posted, closes, start } = dates ? getSampleDates(built) : fields;
  if (!posted) tell('---', 'posted: it is missing; write the day as "posted: 2026-11-25".');
  if (posted && closes && closes < posted)
    tell('closes:', `closes: it is before the day it was posted, ${posted}.`);
  if (pay?.max && pay.max < pay.min) tell('pay:', 'pay: max is less than min.');
  const isRemote = workplace === 'remote';
  const place = readPlace(fields.location, isRemote);
  if (!place)
    tell(
      'location:',
      isRemote
        ? 'location: name the country where people work, such as "India", or several with commas.'
        : 'location: end it with the country, such as "Leeds, United Kingdom".',
    );
  const { intro, sections } = toSections(tree.children);
  const type = employment.charAt(0).toUpperCase() + employment.slice(1);
  const area = isRemote
    ? `anywhere in ${fields.location.replace(/,(?=[^,]*$)/, ' or')}`
    : fields.location;
  const location = isRemote ? 'Remote' : fields.location;
  const payText = pay ? formatPay(pay) : '';
  const meta = {
    ...{ slug, title, reference, order, isRemote, location, area, employment, pay, payText },
    ...{ drawing: fields.drawing, months: fields.months, closes, start, posted: posted ?? '' },
    ...{ countries: place?.countries ?? [], locality: place?.locality },
    type: workplace === 'hybrid' ? 'Hybrid' : type,
    summary: fields.summary ?? toString(intro),
    facts: [
      { label: 'Location', value: isRemote ? `${location}, ${area}` : location },
      { label: 'Type', value: workplace === 'hybrid' ? `Hybrid, ${employment}` : type },
      ...Object.entries(facts).map(([label, value]) => ({ label, value })),
      ...(pay ? [{ label: 'Pay', value: payText }] : []),
    ],
  };
  const page = {
    seo: toSeo(meta),
    intro: intro ? toHtml(intro.children) : escapeXml(meta.summary),
    sections,
  };
  return { meta, entry: page };
}

function toSeo({ title, isRemote, area, location, type, summary, payText }: Job): PageSeo {
  const place = isRemote ? `remote in ${area.replace('anywhere in ', '')}` : location;
  const terms = [isRemote ? 'Remote' : location, type.toLowerCase(), payText].filter(Boolean);
  return {
    title: shorten(`${title}, ${place}`, mostShown.title),
    description: shorten(`${summary} ${terms.join(', ')}.`, mostShown.description),
    keywords: [`${title} job`, `${title} ${place}`],
  };
}

/**
 * Sample data: the dates of a posting that is open for at least two months after each build.
 */
export function getSampleDates(built: Date) {
  const inMonths = (count: number, date = 1) =>
    new Date(Date.UTC(built.getUTCFullYear(), built.getUTCMonth() + count, date)).toISOString();
  return {
    posted: inMonths(0).slice(0, 'YYYY-MM-DD'.length),
    // the last day of the month after next
    closes: inMonths(3, 0).slice(0, 'YYYY-MM-DD'.length),
    start: inMonths(4).slice(0, 'YYYY-MM'.length),
  };
}

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const countries = new Map(
  letters.flatMap((first) =>
    letters.flatMap((second) => {
      // UK as GB, which it stands for
      const code = new Intl.Locale(`und-${first}${second}`).region ?? '';
      const name = countryNames.of(code);
      const country = { code, name: name ?? '' };
      const names = [`${first}${second}`, country.name];
      return name ? names.map((each) => [each.toLowerCase(), country] as const) : [];
    }),
  ),
);

/** "Leeds, United Kingdom", or countries if it is remote. @returns null if the country is unknown */
function readPlace(location: string, isRemote: boolean) {
  const pieces = location.split(/\s*,\s*/);
  if (!isRemote && location === site.address.locality) pieces.push(site.address.country);
  const named = (isRemote ? pieces : pieces.slice(-1)).map((piece) =>
    countries.get(piece.toLowerCase()),
  );
  const found = named.filter((country) => country !== undefined);
  if (found.length < named.length || (!isRemote && pieces.length < 2)) return null;
  return { countries: found, locality: isRemote ? undefined : pieces[0] };
}

const workTitle = 'The work';

/** What stands before the first heading: the first paragraph opens the page, others are the work. */
function toSections(nodes: readonly RootContent[]) {
  const [intro, ...others] = nodes.filter((node) => node.type === 'element');
  const isIntro = intro?.tagName === 'p';
  const sections: { id: string; title: string; blocks: JobBlock[] }[] = [];
  for (const element of isIntro || !intro ? others : [intro, ...others]) {
    if (element.tagName === 'h2')
      sections.push({ id: String(element.properties['id']), title: toString(element), blocks: [] });
    else {
      if (sections.length === 0) sections.push({ id: 'work', title: workTitle, blocks: [] });
      sections.at(-1)?.blocks.push(toBlock(element));
    }
  }
  return { intro: isIntro ? intro : undefined, sections };
}

/** A list of what is needed, steps that begin with a bold name, or a text as it is. */
function toBlock(element: Element): JobBlock {
  const items = element.children
    .filter((child) => child.type === 'element')
    .map((item) => openParagraph(item).filter((child) => toString(child) !== '\n'));
  if (element.tagName === 'ul')
    return {
      type: 'list',
      items: items.map((children) => ({
        html: toHtml(unwrap(children)),
        isOptional: isTag(children[0], 'em'),
      })),
    };
  if (element.tagName === 'ol' && items.every(([first]) => isTag(first, 'strong')))
    return {
      type: 'steps',
      items: items.map(([label, ...rest]) => {
        const last = rest.at(-1);
        const note = rest.length > 1 && last && isTag(last, 'em') ? toString(last) : '';
        const html = toHtml(note ? rest.slice(0, -1) : rest).trim();
        return { label: label ? toString(label) : '', html, note };
      }),
    };
  return { type: 'text', html: toHtml([element]) };
}

/** An item of a list with empty lines between its items has a paragraph. */
function openParagraph(item: Element): ElementContent[] {
  return item.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'p' ? child.children : [child],
  );
}

/** What is useful but not needed begins in italics, which the page shows by its badge. */
function unwrap([first, ...rest]: ElementContent[]): ElementContent[] {
  if (!first) return [];
  return [
    ...(first.type === 'element' && first.tagName === 'em' ? first.children : [first]),
    ...rest,
  ];
}

function isTag(node: ElementContent | undefined, tagName: string): boolean {
  return node?.type === 'element' && node.tagName === tagName;
}
