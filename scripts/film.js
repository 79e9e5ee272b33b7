/*
 * Renders the film into public/film from the site's drawings, fonts and copy. Needs ffmpeg.
 * With --sheet it only tiles one frame per second into .cache/film/sheet.png, for review.
 */
import { Buffer } from 'node:buffer';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';

const framesPerSecond = 25;
/** The second that the poster shows: all elements are visible. */
const posterSecond = 13.1;
const cache = '.cache/film';
const master = `${cache}/master.mkv`;
const fonts = {
  'Funnel Display Variable': 'funnel-display/files/funnel-display-latin-wght-normal.woff2',
  'Figtree Variable': 'figtree/files/figtree-latin-wght-normal.woff2',
};

if (spawnSync('ffmpeg', ['-version']).error) {
  console.error('ffmpeg is missing. On Debian: apt-get install ffmpeg');
  process.exit(1);
}

const server = await createServer({
  server: { middlewareMode: true, hmr: false, watch: null },
  appType: 'custom',
});
const load = (path) => server.ssrLoadModule(path);
const { frame, pageMarkup } = await load('/scripts/film/frame.ts');
const { captions } = await load('/scripts/film/captions.ts');
const { filmFiles } = await load('/src/content/film/filmFiles.ts');
const { film } = await load('/src/content/film/film.ts');
const { tint } = await load('/scripts/brand/palette.ts');
const { brandColours } = await load('/src/content/site.ts');
const { findBrowser } = await load('/scripts/findBrowser.ts');

mkdirSync(cache, { recursive: true });
mkdirSync('public/film', { recursive: true });
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
const devtools = await page.context().newCDPSession(page);
await page.setContent(pageMarkup(styles()));
await page.evaluate(async () => {
  await Promise.all([...document.fonts].map((font) => font.load()));
});

if (process.argv.includes('--sheet')) await renderSheet();
else await renderFilm();
await browser.close();
await server.close();

async function renderSheet() {
  const sheet = ffmpeg(
    ...imageInput(1),
    ...['-vf', 'scale=640:-1,tile=4x7:padding=8', '-frames:v', '1', `${cache}/sheet.png`],
  );
  for (let second = 0; second <= film.duration; second += 1)
    await sheet.write(await capture(second));
  await sheet.end();
  console.log(`${cache}/sheet.png`);
}

async function renderFilm() {
  writeFileSync(publicFile('captions'), captions());
  writeFileSync(publicFile('poster'), await capture(posterSecond, { format: 'webp', quality: 86 }));
  const lossless = ['-c:v', 'libx264rgb', '-preset', 'ultrafast', '-qp', '0'];
  const recording = ffmpeg(...imageInput(framesPerSecond), ...lossless, master);
  const count = film.duration * framesPerSecond;
  for (let index = 0; index < count; index += 1) {
    await recording.write(await capture(index / framesPerSecond));
    if (index % framesPerSecond === 0) console.log(`${index / framesPerSecond} s`);
  }
  await recording.end();

  const source = ['-i', master, '-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'];
  const colour = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  const common = [...source, ...colour, '-an', '-g', String(6 * framesPerSecond)];
  const h264 = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '23', '-tune', 'animation'];
  const vp9 = ['-c:v', 'libvpx-vp9', '-crf', '34', '-b:v', '0', '-row-mt', '1', '-cpu-used', '3'];
  await ffmpeg(...common, ...h264, '-movflags', '+faststart', publicFile('mp4')).end();
  await ffmpeg(...common, ...vp9, publicFile('webm')).end();
  rmSync(master);
  for (const name of Object.keys(filmFiles)) {
    console.log(`${publicFile(name)}: ${Math.round(statSync(publicFile(name)).size / 1000)} kB`);
  }
}

/** A screenshot of the frame at a second. */
async function capture(second, encoding = { format: 'png', optimizeForSpeed: true }) {
  await page.evaluate(
    (markup) => {
      document.querySelector('#film').innerHTML = markup;
    },
    frame(second).replace(/#[0-9a-f]{6}\b/g, (drawn) => tint(drawn, brandColours)),
  );
  const { data } = await devtools.send('Page.captureScreenshot', encoding);
  return Buffer.from(data, 'base64');
}

/** Options that make ffmpeg read PNG images from standard input. */
function imageInput(rate) {
  return ['-f', 'image2pipe', '-c:v', 'png', '-framerate', String(rate), '-i', '-'];
}

/** Starts ffmpeg. `write` passes one image; `end` closes the input and waits for the exit. */
function ffmpeg(...options) {
  const child = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...options], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const closed = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg ended: ${code}`)),
    );
  });
  return {
    async write(image) {
      if (!child.stdin.write(image)) await Promise.race([once(child.stdin, 'drain'), closed]);
    },
    end() {
      child.stdin.end();
      return closed;
    },
  };
}

function publicFile(name) {
  return `public${filmFiles[name]}`;
}

function styles() {
  const fontFaces = Object.entries(fonts).map(([family, file]) => {
    const data = readFileSync(`node_modules/@fontsource-variable/${file}`).toString('base64');
    return `@font-face{font-family:'${family}';font-weight:300 900;src:url(data:font/woff2;base64,${data})}`;
  });
  const sheets = ['tokens', 'scenery', 'brand'].map((name) => `src/styles/${name}.css`);
  return [...fontFaces, ...sheets.map((file) => readFileSync(file, 'utf8'))].join('\n');
}
