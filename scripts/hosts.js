/* Writes the configuration of each host from scripts/hosts/rules.ts, after a change there or of a route. */
import { writeFileSync } from 'node:fs';
import { createServer } from 'vite';

const server = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const { hostFiles } = await server.ssrLoadModule('/scripts/hosts/files.ts');
for (const [file, text] of Object.entries(await hostFiles())) {
  writeFileSync(file, text);
  console.log(file);
}
await server.close();
