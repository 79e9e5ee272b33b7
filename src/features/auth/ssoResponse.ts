const responseParameters = [
  'state',
  'code',
  'error',
  'error_description',
  'error_uri',
  'iss',
] as const;

/** Whether an address is an OpenID Connect response: `state`, and either `code` or `error`. */
export function isSsoResponse({ search }: { readonly search: string }): boolean {
  if (!search.includes('state=')) return false;
  const parameters = new URLSearchParams(search);
  return parameters.has('state') && (parameters.has('code') || parameters.has('error'));
}

/** The address without the parameters of the response, within the site. */
export function withoutSsoResponse({ pathname, search, hash }: Location): string {
  const parameters = new URLSearchParams(search);
  responseParameters.forEach((name) => parameters.delete(name));
  const rest = parameters.toString();
  return pathname + (rest && `?${rest}`) + hash;
}
