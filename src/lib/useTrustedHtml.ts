import { useMemo } from 'react';

type TrustedTypesFactory = {
  createPolicy: (
    name: string,
    rules: {
      readonly createHTML?: (html: string) => string;
      readonly createScriptURL?: (address: string) => string;
    },
  ) => {
    readonly createHTML: (html: string) => TrustedHTML;
    /** Really a TrustedScriptURL, which the DOM takes where TypeScript's types ask for a string. */
    readonly createScriptURL: (address: string) => string;
  };
};

declare global {
  // undefined in browsers without Trusted Types
  var trustedTypes: TrustedTypesFactory | undefined;
}

const policy = globalThis.trustedTypes?.createPolicy('markup', { createHTML: (html) => html });

/**
 * Vouches for markup under Trusted Types, for `dangerouslySetInnerHTML`. Only for text that the
 * build made: nothing that a visitor or an address gave may come here. The result is kept while the
 * text is equal, because React writes markup again when its identity changes.
 */
export function useTrustedHtml(html: string): string | TrustedHTML {
  return useMemo(() => policy?.createHTML(html) ?? html, [html]);
}
