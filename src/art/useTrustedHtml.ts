import { useMemo } from 'react';

type TrustedTypesFactory = {
  createPolicy: (
    name: string,
    rules: {
      readonly createHTML?: (html: string) => string;
      readonly createScriptURL?: (url: string) => string;
    },
  ) => {
    readonly createHTML: (html: string) => TrustedHTML;
    /** In fact a TrustedScriptURL, which the DOM accepts but TypeScript's types do not. */
    readonly createScriptURL: (url: string) => string;
  };
};

declare global {
  // undefined in browsers without Trusted Types
  var trustedTypes: TrustedTypesFactory | undefined;
}

const policy = globalThis.trustedTypes?.createPolicy('markup', { createHTML: (html) => html });

/**
 * Marks markup as trusted (Trusted Types) for `dangerouslySetInnerHTML`. Only for text of the
 * build, never for input of a visitor or an address. The result is memoized, because React rewrites
 * markup whose identity changes.
 */
export function useTrustedHtml(html: string): string | TrustedHTML {
  return useMemo(() => policy?.createHTML(html) ?? html, [html]);
}
