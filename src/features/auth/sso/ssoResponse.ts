const responseParameters = [
  'state',
  'code',
  'error',
  'error_description',
  'error_uri',
  'iss',
] as const;

/** Whether a URL is an OpenID Connect response: it has `state`, and either `code` or `error`. */
export function isSsoResponse({ search }: { readonly search: string }): boolean {
  if (!search.includes('state=')) return false;
  const parameters = new URLSearchParams(search);
  return parameters.has('state') && (parameters.has('code') || parameters.has('error'));
}

/** The path, query and hash without the parameters of the response. */
export function withoutSsoResponse({ pathname, search, hash }: Location): string {
  const parameters = new URLSearchParams(search);
  responseParameters.forEach((name) => parameters.delete(name));
  const query = parameters.toString();
  return pathname + (query && `?${query}`) + hash;
}
