import { parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';

type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
type HtmlElement = DefaultTreeAdapterTypes.Element;

/** Marks an element whose style attribute became a rule. */
const styleAttribute = 'data-style';

export function classesOf(html: string): ReadonlySet<string> {
  return new Set(attributesOf(html, 'class').flatMap((value) => value.split(/\s+/)));
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
  const attribute = / style="[^"]*"/g;
  const values = [...new Set(html.match(attribute))];
  return {
    html: html.replace(attribute, (value) => ` ${styleAttribute}="${values.indexOf(value)}"`),
    rules: values.map(
      (value, index) =>
        `[${styleAttribute}="${index}"]{${attributesOf(`<p${value}></p>`, 'style').join('')}}`,
    ),
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

function attributesOf(html: string, name: string): readonly string[] {
  return parseFragment(html)
    .childNodes.flatMap(withDescendants)
    .flatMap(({ attrs }) => attrs.filter((attr) => attr.name === name))
    .map(({ value }) => value);
}

function withDescendants(node: HtmlNode): readonly HtmlElement[] {
  return 'attrs' in node ? [node, ...node.childNodes.flatMap(withDescendants)] : [];
}
