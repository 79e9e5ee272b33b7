import { metas } from 'virtual:articles/metas';

/** The newest first. */
export const articleList = metas;
