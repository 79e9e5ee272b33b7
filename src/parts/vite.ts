import type { Plugin } from 'vite';
import { articles } from './insights/vite.ts';

/** vite.config.ts reads this list: its imports are relative and have their extension. */
const parts: Readonly<Record<string, () => Plugin>> = {
  insights: articles,
};

export const partPlugins = (): readonly Plugin[] => Object.values(parts).map((plugin) => plugin());
