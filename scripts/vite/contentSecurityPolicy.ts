import { createHash } from 'node:crypto';
import type { Env } from '../../src/config/env.ts';
import type { PolicySources } from '../../src/config/partBuild.ts';
import { externalOrigin } from '../../src/config/settingsReader.ts';

/** The directives that are the same for every build. A header can repeat them for all responses. */
const fixedDirectives = {
  'form-action': ["'self'", 'mailto:'],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
} as const;

type Directives = Readonly<Record<string, readonly (string | null | false)[]>>;

/**
 * The content security policy of a page, for its `<meta>` element, so that it works on any host and
 * can have the hashes of the page. `headerPolicy` is the rest.
 */
export function contentSecurityPolicy(
  env: Env,
  inline: Readonly<Record<'scripts' | 'styles', readonly string[]>>,
  parts: readonly PolicySources[],
): string {
  const of = (directive: keyof PolicySources) => parts.flatMap((part) => part[directive] ?? []);
  const styleAttributes = of('style-src-attr');
  return serialize({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.scripts.map(hash), ...of('script-src')],
    'style-src': ["'self'", ...inline.styles.map(hash)],
    // Pages have none, and styles that scripts set through the CSSOM are always allowed.
    'style-src-attr': styleAttributes.length > 0 ? styleAttributes : ["'none'"],
    'img-src': ["'self'", 'data:', ...of('img-src')],
    'connect-src': ["'self'", externalOrigin(env.sendEmailUrl), ...of('connect-src')],
    'frame-src': ["'self'", ...of('frame-src')],
    ...fixedDirectives,
  });
}

/**
 * The policy for the header of every response: also of pictures and of a host's own error pages.
 * `frame-ancestors` cannot be in a `<meta>` element.
 */
export function headerPolicy(): string {
  return serialize({ 'frame-ancestors': ["'self'"], ...fixedDirectives });
}

function serialize(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values.filter(Boolean))].join(' '))
    .join('; ');
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
