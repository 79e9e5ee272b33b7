declare module '@mdn/mdn-http-observatory' {
  /** Requests a host by http and by https, and judges what it sends. */
  export function scan(hostname: string): Promise<{
    readonly scan: { readonly grade: string };
    readonly tests: Readonly<Record<string, { readonly pass: boolean }>>;
  }>;
}
