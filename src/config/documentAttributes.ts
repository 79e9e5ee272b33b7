/** On the bootstrap script: the URLs of the page's modules, the entry first. */
export const modulesAttribute = 'data-modules';

/** On the head tags of the prerendered page, until its component adopts them. */
export const prerenderedAttribute = 'data-prerendered';
