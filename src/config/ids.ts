/** The id of the page's `<main>`, the target of the skip link. */
export const mainId = 'main';
