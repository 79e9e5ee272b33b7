import { paths } from '@/config/paths';
import { menuLabels } from '@/content/menu';

export const careers = { label: menuLabels.careers, href: paths.career } as const;
