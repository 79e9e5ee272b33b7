/** On the bootstrap script: the URLs of the page's modules, the entry first. */
export const modulesAttribute = 'data-modules';

/** On the head tags of the prerendered page. */
export const prerenderedAttribute = 'data-prerendered';
