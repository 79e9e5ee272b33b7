import { menuLabels } from '@/content/menu';
import { careersPaths } from './paths';

export const careers = { label: menuLabels.careers, href: careersPaths.page } as const;
