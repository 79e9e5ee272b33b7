// @ts-check

/** Vercel and Netlify end at 4.5 MB with the text fields. */
export const maxResumeBytes = 4 * 1024 * 1024;

/** What each begins with, and the names of others that do: a spreadsheet, a `.docx` with a password. */
const formats = /** @type {const} */ ([
  ['docx', 'PK\x03\x04', /\.(xls|ppt|od|pages|numbers|key|epub|zip)\w?[\W\d]*$/i],
  ['doc', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', /\.(docx|xls|ppt|ms[gi])\w?[\W\d]*$/i],
]);

/**
 * The extension of a resume by its leading bytes, and nothing deeper; Android's drives name files `msf:24`.
 * @param {string} name
 * @param {ArrayBuffer | Uint8Array} content
 */
export function findResumeType(name, content) {
  // readers of PDF look for the header in the first 1,024 bytes
  const start = new TextDecoder('latin1').decode(content.slice(0, 1028));
  if (start.includes('%PDF')) return 'pdf';
  const found = formats.find(([, head, other]) => start.startsWith(head) && !other.test(name));
  return found?.[0] ?? null;
}

/** What is wrong with a file that is none, by what its name says. @param {string} name */
export const explainType = (name) =>
  /\.(pdf|docx?)\W*$/i.test(name) ? 'wrongContent' : 'wrongType';
