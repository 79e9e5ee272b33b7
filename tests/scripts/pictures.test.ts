import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBrand } from '@scripts/brand/files';
import { socialPicture } from '@scripts/social/pictures';
import { pictures } from '@scripts/vite/pictures';
import sharp from 'sharp';
import { build, createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { findIllustration } from '@/art/picture';
import * as entry from '@/entry-server';

const photo = await sharp({ create: { width: 200, height: 100, channels: 3, background: 'red' } })
  .jpeg()
  .toBuffer();
const files = {
  'mark.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"/>',
  'IMG_1.JPG': photo,
  'half.jpg': photo.subarray(0, 400),
};

/** A site with a list of content, and pictures beside it. */
async function serveSite(list: string) {
  const root = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, 'src/content');
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  writeFileSync(join(folder, 'list.ts'), `export const list = [\n  ${list}\n];\n`);
  const server = await createServer({
    ...{ root, configFile: false, logLevel: 'silent', appType: 'custom', plugins: [pictures()] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  return server;
}

test.each([
  ["{ logo: 'gone.png' },", 'gone.png is missing: the folder has IMG_1.JPG, half.jpg, mark.svg.'],
  ["{ client: 'half.jpg' },", 'half.jpg cannot be read: save it again as JPG or PNG.'],
])('%s is told with its line', async (list, problem) => {
  const server = await serveSite(list);
  await expect(server.transformRequest('/src/content/list.ts')).rejects.toThrow(
    `Nothing was built:\n  src/content/list.ts:2  The picture ${problem}`,
  );
});

test('a list may name a photograph as a camera does, a drawing and an SVG', async () => {
  const list = "{ logo: 'mark.svg' }, { portrait: 'img_1.jpg' }, { portrait: 'ada' },";
  const server = await serveSite(list);
  await server.transformRequest('/src/content/list.ts');
  const logo = await server.transformRequest('/src/content/mark.svg?picture');
  expect(logo?.code).toContain('"src":"/src/content/mark.svg","width":90,"height":30');
});

test('an SVG without a size of its own is written with one, for a place beside text', async () => {
  const root = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'mark.svg'), files['mark.svg']);
  writeFileSync(join(root, 'entry.js'), "export { default } from './mark.svg?picture';");
  const built = await build({
    ...{ root, configFile: false, logLevel: 'silent', plugins: [pictures()] },
    build: { write: false, lib: { entry: 'entry.js', formats: ['es'] } },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const sources = outputs.map((each) => ('source' in each ? String(each.source) : ''));
  expect(sources.join('')).toContain('<svg width="90" height="30" xmlns');
});

test('a picture is found by its name as people read it', () => {
  const picture = { src: '/ä.jpg', width: 1, height: 1, sources: [] };
  expect(findIllustration('Ä 1.jpg', {}, { './A\u0308\u00a01.jpg': picture })).toBe(picture);
  expect(() => findIllustration('1.jpg', {}, { './A\u0308\u00a01.jpg': picture })).toThrow('1.jpg');
});

test('a page’s social picture is 1200 by 630 pixels, and another one with another title', async () => {
  const card = entry.listings['/']?.card();
  if (!card) throw new Error('The landing page has no listing.');
  const draw = (line: string) => {
    const titled = { ...card, title: { ...card.title, lines: [line] } };
    return socialPicture(titled, entry, readBrand().tokens, (address) => address);
  };
  const [picture, same, other] = await Promise.all(['Clear', 'Clear', 'Fair'].map(draw));
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(same?.equals(picture ?? photo)).toBe(true);
  expect(other?.equals(picture ?? photo)).toBe(false);
});
