import { parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';

type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
type HtmlElement = DefaultTreeAdapterTypes.Element;

export function classesOf(html: string): ReadonlySet<string> {
  const elements = parseFragment(html).childNodes.flatMap(withDescendants);
  const values = elements.flatMap(({ attrs }) => attrs.filter(({ name }) => name === 'class'));
  return new Set(values.flatMap(({ value }) => value.split(/\s+/)));
}

/** Adds an attribute to each element of the head. */
export function addAttributeToHeadTags(head: string, attribute: string): string {
  const fragment = parseFragment(head);
  for (const node of fragment.childNodes) {
    if ('attrs' in node) node.attrs.unshift({ name: attribute, value: '' });
  }
  return serialize(fragment);
}

function withDescendants(node: HtmlNode): readonly HtmlElement[] {
  return 'attrs' in node ? [node, ...node.childNodes.flatMap(withDescendants)] : [];
}
