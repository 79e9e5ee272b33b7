import { parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';

type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
type HtmlElement = DefaultTreeAdapterTypes.Element;

/** Marks an element whose style attribute became a rule. */
const styleAttribute = 'data-style';

export function classesOf(html: string): ReadonlySet<string> {
  return new Set(attributesOf(html, 'class').flatMap(({ value }) => value.split(/\s+/)));
}

/**
 * Moves the style attributes that React wrote into rules for the page's `<style>` element. The
 * content security policy would need a hash for each, and hashes compress badly. In production, React
 * does not compare attributes when it hydrates; it sets those of later pages through the CSSOM.
 */
export function moveStyleAttributes(html: string): {
  readonly html: string;
  readonly rules: readonly string[];
} {
  const attributes = attributesOf(html, 'style');
  const values = [...new Set(attributes.map(({ value }) => value))];
  return {
    html: attributes.reduceRight(
      (text, { value, start, end }) =>
        `${text.slice(0, start)}${styleAttribute}="${values.indexOf(value)}"${text.slice(end)}`,
      html,
    ),
    rules: values.map((value, index) => `[${styleAttribute}="${index}"]{${value}}`),
  };
}

/** Adds an attribute to each element of the head. */
export function addAttributeToHeadTags(head: string, attribute: string): string {
  const fragment = parseFragment(head);
  for (const node of fragment.childNodes) {
    if ('attrs' in node) node.attrs.unshift({ name: attribute, value: '' });
  }
  return serialize(fragment);
}

type Attribute = {
  readonly value: string;
  /** Offsets of the attribute in the HTML. */
  readonly start: number;
  readonly end: number;
};

/** The attributes of this name, in the order of the HTML. */
function attributesOf(html: string, name: string): readonly Attribute[] {
  return parseFragment(html, { sourceCodeLocationInfo: true })
    .childNodes.flatMap(withDescendants)
    .flatMap(({ attrs, sourceCodeLocation }) => {
      const value = attrs.find((attr) => attr.name === name)?.value;
      const location = sourceCodeLocation?.attrs?.[name];
      if (value === undefined || !location) return [];
      return [{ value, start: location.startOffset, end: location.endOffset }];
    });
}

function withDescendants(node: HtmlNode): readonly HtmlElement[] {
  return 'attrs' in node ? [node, ...node.childNodes.flatMap(withDescendants)] : [];
}
