/* Writes the configuration of each host. Run it after a change of scripts/hosts/rules.ts or a route. */
import { writeFileSync } from 'node:fs';
import { createServer } from 'vite';

const server = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const { hostFiles } = await server.ssrLoadModule('/scripts/hosts/files.ts');
for (const [file, text] of Object.entries(await hostFiles())) {
  writeFileSync(file, text);
  console.log(file);
}
await server.close();
