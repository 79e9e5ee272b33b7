import { measuringFormQuery } from '@/parts/measuring/formQuery';

const parts: Readonly<Record<string, () => string>> = {
  measuring: measuringFormQuery,
};

/** The address that a form is sent to, with what the parts add to its query. */
export function withFormQuery(url: string): string {
  const query = Object.values(parts)
    .map((read) => read())
    .filter(Boolean)
    .join('&');
  return query ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url;
}
