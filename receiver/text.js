// @ts-check

/*
 * Cleans what a person typed or pasted, on the site and in the receiver, whether or not it is an address.
 * What nobody can see goes, all white space becomes a space, and nothing that a person can see is lost.
 */

/** Maximal lengths of each kind of field, in UTF-16 units like `maxlength`, after cleaning. */
export const limits = /** @type {const} */ ({
  line: 200,
  phone: 60,
  email: 320,
  webAddress: 500,
  text: 20_000,
});

/** With the break of a line in Word (U+000B), NEL and the separators of Unicode. */
const lineBreak = /\r\n?|[\v\f\x85\u2028\u2029]/g;
const space = /[\t\p{Zs}]/gu;
const joiner = /[\u200c\u200d]/g;
/**
 * Control characters, lone surrogates and what Unicode ignores in display, such as zero-width spaces,
 * direction marks, soft hyphens and byte order marks. The group is kept: a joiner after a letter or a
 * picture, which shapes Persian, Sinhala or a family, and the tags that make a black flag Scotland's.
 */
const invisible =
  /([\p{L}\p{M}\p{So}\p{Sk}][\u200c\u200d]|\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f})|(?!\n)\p{Cc}|(?=\p{DI})[\p{Cf}\p{Cn}]|[\p{Cs}\ufff9-\ufffb]/gu;
/** Hangul fillers and the empty Braille pattern are no format characters, but show nothing. */
const visible = /[^\s\p{DI}\u2800]/u;
/** Of a domain; these would begin a port, a path, a user and so on in a URL. */
const notOfDomain = /[\s/?#\\:@%[\]]/;
const hostWithoutScheme = /^[^\s/?#:@.]+\.[^\s/?#@]/;

/**
 * Text of more than four times its limit stays as it is, to be refused by its length: splitting,
 * normalizing and punycode take more than linear time.
 * @param {number} max
 * @param {(value: string) => string} clean
 */
const within = (max, clean) => (/** @type {string} */ value) =>
  value.length > 4 * max ? value : clean(value);

export const cleanText = within(limits.text, toText);

export const cleanLine = within(limits.line, toLine);

/**
 * The domain becomes ASCII (`info@bücher.example` is `info@xn--bcher-kva.example`), and so do the wide
 * letters and the wide @ of an East Asian keyboard.
 */
export const cleanEmail = within(limits.email, (value) => {
  const email = toLine(value).normalize('NFKC');
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  // a joiner may belong to a domain, nowhere else to an address
  if (at === 0) return email.replace(joiner, '');
  const plain = domain.replace(joiner, '');
  return email.slice(0, at).replace(joiner, '') + (toAscii(domain) ?? toAscii(plain) ?? plain);
});

/** `linkedin.com/in/priya` becomes `https://linkedin.com/in/priya`. */
export const cleanWebAddress = within(limits.webAddress, (value) => {
  const address = toLine(value);
  return hostWithoutScheme.test(address) ? `https://${address}` : address;
});

/** @param {string} value */
function toText(value) {
  const text = value.replace(lineBreak, '\n').replace(space, ' ').replace(invisible, '$1').trim();
  return visible.test(text) ? text : '';
}

/** @param {string} value */
function toLine(value) {
  return toText(value).replace(/\n/g, ' ');
}

/** @param {string} domain */
function toAscii(domain) {
  // eslint-disable-next-line no-control-regex -- what is ASCII stays as it was typed
  if (/^[\x00-\x7f]*$/.test(domain)) return domain;
  if (notOfDomain.test(domain)) return null;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
}
