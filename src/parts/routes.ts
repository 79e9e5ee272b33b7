import type { PageRoute } from '@/routing/pageRoutes';

const parts: Readonly<Record<string, readonly PageRoute[]>> = {};

export const partRoutes = Object.values(parts).flat();
