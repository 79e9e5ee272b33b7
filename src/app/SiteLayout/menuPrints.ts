import { navPrints } from '@/art/drawings/navigation';
import type { Drawing } from '@/art/kit';
import type { MenuArt } from '@/content/navigation';

export const menuPrints: Readonly<Record<MenuArt, Drawing>> = {
  domains: navPrints.temple,
  clouds: navPrints.constellation,
  integrations: navPrints.windows,
};
