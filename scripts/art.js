/* Writes one page with every drawing in both themes: to .cache/art.html, or to the file given. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createServer } from 'vite';

const file = process.argv[2] ?? '.cache/art.html';
const server = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const { artPage } = await server.ssrLoadModule('/scripts/art/page.ts');
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, artPage());
await server.close();
console.log(file);
