type Link = { readonly label: string; readonly href: string };

type RelatedFactsProps = {
  readonly related: readonly { readonly label: string; readonly links: readonly Link[] }[];
};

/** Entries of a description list. */
export function RelatedFacts({ related }: RelatedFactsProps) {
  return related.map(({ label, links }) => (
    <div key={label}>
      <dt>{label}</dt>
      {links.map((link) => (
        <dd key={link.href}>
          <a href={link.href}>{link.label}</a>
        </dd>
      ))}
    </div>
  ));
}
