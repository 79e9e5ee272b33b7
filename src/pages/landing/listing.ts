import { paths } from '@/config/paths';
import { landingSeo } from '@/content/landing/seo';
import type { PageListing } from '@/routing/structuredData';

export const listings: readonly PageListing[] = [{ path: paths.home, seo: landingSeo }];
