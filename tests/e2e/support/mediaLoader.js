/* Lets the browser tests read content that shows picture files: Node gets an empty picture. */

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!/\.(jpe?g|png|webp|avif)(\?|$)/.test(url)) return nextLoad(url, context);
  const picture = { src: '', width: 1, height: 1, sources: [] };
  return {
    format: 'module',
    shortCircuit: true,
    source: `export default ${JSON.stringify(picture)}`,
  };
}
