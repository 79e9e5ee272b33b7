import { Link } from 'react-router-dom';

type RelatedLink = { readonly label: string; readonly href: string };

type RelatedFactsProps = {
  readonly related: readonly { readonly label: string; readonly links: readonly RelatedLink[] }[];
};

export function RelatedFacts({ related }: RelatedFactsProps) {
  return related.map(({ label, links }) => (
    <div key={label}>
      <dt>{label}</dt>
      {links.map((link) => (
        <dd key={link.href}>
          <Link to={link.href}>{link.label}</Link>
        </dd>
      ))}
    </div>
  ));
}
