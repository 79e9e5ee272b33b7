import { DarkModeToggle } from '@/parts/theme/DarkModeToggle';
import { ThemeSwitch } from '@/parts/theme/ThemeSwitch';
import type { Slot } from './types';

export const topBarControls: Slot = {
  theme: DarkModeToggle,
};

export const footerControls: Slot = {
  theme: ThemeSwitch,
};
