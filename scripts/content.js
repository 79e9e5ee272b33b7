/* Writes the lists of the folders of content, after one was added, removed or moved. */
import { writeFileSync } from 'node:fs';
import { createServer } from 'vite';

const server = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const { folderLists } = await server.ssrLoadModule('/scripts/content/folderLists.ts');
for (const [file, text] of Object.entries(await folderLists())) {
  writeFileSync(file, text);
  console.log(file);
}
await server.close();
