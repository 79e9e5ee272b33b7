import { readFileSync } from 'node:fs';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

export type Style = {
  readonly family: 'funnel-display' | 'figtree';
  readonly weight: number;
  readonly size: number;
  /** Between letters, of the size. */
  readonly spacing?: number;
};

type Typeface = { readonly font: Font; readonly codes: ReadonlySet<number> };
type Glyph = { readonly font: Font; readonly id: number; readonly x: number; readonly y: number };
/** Lengths are of the size. */
type Shaped = { readonly glyphs: readonly Glyph[]; readonly width: number };

const typefaces = new Map<string, Promise<Typeface>>();
const shaped = new Map<string, Promise<Shaped>>();

/** The outlines of a line of text, from its start on the baseline. */
export async function outline(text: string, style: Style) {
  const { glyphs } = await shapeOnce(text, style);
  const paths = glyphs.map(({ font, id, x, y }, index) => {
    const scale = style.size / font.face.upem;
    const left = (x + index * (style.spacing ?? 0)) * style.size;
    return `<path transform="translate(${round(left)} ${round(-y * style.size)}) scale(${scale} ${-scale})" d="${font.glyphToPath(id)}"/>`;
  });
  return { path: paths.join(''), width: await measure(text, style) };
}

export async function measure(text: string, style: Style): Promise<number> {
  const { glyphs, width } = await shapeOnce(text, style);
  return (width + glyphs.length * (style.spacing ?? 0)) * style.size;
}

/** The lines of a text that are not wider than `limit`, with widths as equal as can be. */
export async function breakLines(text: string, style: Style, limit: number) {
  const words = text.split(' ');
  const space = await measure(' ', style);
  const widths = await Promise.all(words.map((word) => measure(word, style)));
  const fill = (room: number) => {
    const lines: string[][] = [];
    let left = 0;
    for (const [index, word] of words.entries()) {
      const needed = space + (widths[index] ?? 0);
      const line = needed <= left ? lines.at(-1) : undefined;
      if (line) line.push(word);
      else lines.push([word]);
      left = (line ? left : room + space) - needed;
    }
    return lines.map((line) => line.join(' '));
  };
  const { length } = fill(limit);
  let room = limit;
  while (room > limit / 2 && fill(room - 4).length === length) room -= 4;
  return fill(room);
}

function shapeOnce(text: string, style: Style): Promise<Shaped> {
  const key = [style.family, style.weight, text].join();
  const known = shaped.get(key) ?? shapeText(text, style);
  shaped.set(key, known);
  return known;
}

async function shapeText(text: string, style: Style): Promise<Shaped> {
  const glyphs: Glyph[] = [];
  let width = 0;
  for (const run of await splitByFont(text, style)) {
    const { upem } = run.font.face;
    const buffer = new Buffer();
    buffer.addText(run.text);
    buffer.guessSegmentProperties();
    shape(run.font, buffer);
    const positions = buffer.getGlyphPositions();
    for (const [index, { codepoint }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const x = width + xOffset / upem;
      glyphs.push({ font: run.font, id: codepoint, x, y: yOffset / upem });
      width += xAdvance / upem;
    }
  }
  return { glyphs, width };
}

/** A letter is in the first file that has it; the second has what Latin has beyond Western Europe. */
async function splitByFont(text: string, style: Style) {
  const runs: { font: Font; text: string }[] = [];
  const latin = await loadTypeface(style, 'latin');
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const others = latin.codes.has(code) ? latin : await loadTypeface(style, 'latin-ext');
    const { font } = others.codes.has(code) ? others : latin;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

function loadTypeface({ family, weight }: Style, alphabet: string): Promise<Typeface> {
  const name = `${family}-${alphabet}-wght-normal.woff2`;
  const load = async () => {
    const file = readFileSync(`node_modules/@fontsource-variable/${family}/files/${name}`);
    const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } } as const;
    const face = new Face(new Blob(await subsetFont(file, allLetters, options)));
    return { font: new Font(face), codes: new Set(face.collectUnicodes()) };
  };
  const known = typefaces.get(`${name}${weight}`) ?? load();
  typefaces.set(`${name}${weight}`, known);
  return known;
}

/** All that the fonts may have: Latin, punctuation, currencies. */
const allLetters = [
  [0x20, 0x250],
  [0x1e00, 0x2150],
]
  .flatMap(([from = 0, to = 0]) =>
    Array.from({ length: to - from }, (_, index) => String.fromCodePoint(from + index)),
  )
  .join('');

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
