import { navPrints } from '@/components/Art/drawings/nav';
import type { Drawing } from '@/components/Art/kit';
import type { MenuArt } from '@/content/navigation';

export const menuPrints: Readonly<Record<MenuArt, Drawing>> = {
  domains: navPrints.temple,
  clouds: navPrints.constellation,
  integrations: navPrints.windows,
};
