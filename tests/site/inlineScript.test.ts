import {
  bundleInlineScript,
  entryPlaceholder,
  inlinePlaceholder,
  inlineScript,
} from '@scripts/vite/inlineScript';
import { createServer } from 'vite';
import { expect, test } from 'vitest';

test('the dev server’s page has the inline script as it was bundled', async () => {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [inlineScript()],
  });
  const page = await server.transformIndexHtml('/', `${inlinePlaceholder}\n${entryPlaceholder}`);
  await server.close();
  expect(page).toContain(`<script>${await bundleInlineScript(process.cwd())}</script>`);
});
