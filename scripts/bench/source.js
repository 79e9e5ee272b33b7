import { createServer as createVite } from 'vite';

/** Loads what the bench shares with the site and its tests. */
export async function loadSource() {
  const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });
  const { anchors, anchorPath, paths } = await vite.ssrLoadModule('/src/config/paths.ts');
  const { findBrowser } = await vite.ssrLoadModule('/tests/e2e/support/browser.ts');
  const { storedItems } = await vite.ssrLoadModule('/src/lib/storageInventory.ts');
  await vite.close();
  return { anchors, anchorPath, paths, storedItems, browserPath: findBrowser() };
}
