import { createServer as createVite } from 'vite';

/** Loads the modules that the bench shares with the site and its tests: paths and the browser. */
export async function loadSource() {
  const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });
  const { anchors, anchorPath, paths } = await vite.ssrLoadModule('/src/config/paths.ts');
  const { findBrowser } = await vite.ssrLoadModule('/tests/e2e/support/browser.ts');
  await vite.close();
  return { anchors, anchorPath, paths, browserPath: findBrowser() };
}
