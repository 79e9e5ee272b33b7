import { parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

export type MarkupStyles = {
  readonly classes: ReadonlySet<string>;
  /** The value of each `style` attribute. */
  readonly styleAttributes: readonly string[];
};

export function readStyles(html: string): MarkupStyles {
  const elements = parseFragment(html).childNodes.flatMap(withDescendants);
  const valuesOf = (name: string) =>
    elements.flatMap(({ attrs }) => attrs.filter((attr) => attr.name === name)).map(valueOf);
  return {
    classes: new Set(valuesOf('class').flatMap((value) => value.split(/\s+/))),
    styleAttributes: valuesOf('style'),
  };
}

/** Gives each element of a head an attribute. */
export function markHead(head: string, attribute: string): string {
  const fragment = parseFragment(head);
  for (const node of fragment.childNodes) {
    if ('attrs' in node) node.attrs.unshift({ name: attribute, value: '' });
  }
  return serialize(fragment);
}

function withDescendants(node: Node): readonly Element[] {
  return 'attrs' in node ? [node, ...node.childNodes.flatMap(withDescendants)] : [];
}

function valueOf({ value }: { readonly value: string }): string {
  return value;
}
