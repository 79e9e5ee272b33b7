/** On the inline script that loads the code: the addresses of the page's modules, first the entry. */
export const modulesAttribute = 'data-modules';

/** On the head tags of the prerendered page, until its component adopts them. */
export const prerenderedAttribute = 'data-prerendered';
