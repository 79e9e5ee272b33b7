/** On the inline script that loads the code: the addresses of the page's modules, first the entry. */
export const modulesAttribute = 'data-modules';

/** On the tags of a head that the prerenderer wrote, until the page's own component adopts them. */
export const prerenderedAttribute = 'data-prerendered';
