// @ts-check

/** Vercel and Netlify end at 4.5 MB with the text fields. */
export const maxResumeBytes = 4 * 1024 * 1024;

/**
 * The extension of a resume by its bytes, whatever its name: Android's drives hand out `msf:24`. Spreadsheets
 * and archives begin as Word's files do, which have a part named after Word; nothing deeper is looked at.
 * @param {ArrayBuffer | Uint8Array} content
 * @returns {'pdf' | 'doc' | 'docx' | null}
 */
export function findResumeType(content) {
  const decoder = new TextDecoder('latin1');
  // readers look for the header in the first 1,024 bytes
  if (decoder.decode(content.slice(0, 1028)).includes('%PDF')) return 'pdf';
  const text = decoder.decode(content);
  if (text.startsWith('PK\x03\x04') && /word[/\\]/.test(text)) return 'docx';
  const isOle = text.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');
  return isOle && text.includes('W\0o\0r\0d\0D\0o\0c') ? 'doc' : null;
}

/** What is wrong with a file that is none, by what its name says. @param {string} name */
export function explainType(name) {
  return /\.(pdf|docx?)\W*$/i.test(name) ? 'wrongContent' : 'wrongType';
}
