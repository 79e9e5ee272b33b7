import { Measuring } from '@/parts/measuring/Measuring';
import { AuthProvider } from '@/parts/sign-in/AuthProvider';
import { AccountBar } from '@/parts/sign-in/controls/AccountBar';
import { MobileMenuAuthButton, MobileMenuUser } from '@/parts/sign-in/controls/MobileMenuAccount';
import { NavBarLogin, NavBarUser } from '@/parts/sign-in/controls/NavBarAccount';
import { SignIn } from '@/parts/sign-in/SignIn';
import { SingleSignOnEffects } from '@/parts/sign-in/single-sign-on/SingleSignOnEffects';
import { DarkModeToggle } from '@/parts/theme/DarkModeToggle';
import { ThemeSwitch } from '@/parts/theme/ThemeSwitch';
import type { PartProvider, Slot } from './types';

/** Around all components of the site. */
export const providers: Readonly<Record<string, PartProvider>> = {
  'sign-in': AuthProvider,
};

export const topBarControls: Slot = {
  theme: DarkModeToggle,
};

/** At the end of the top bar. */
export const topBarEnd: Slot = {
  'sign-in': AccountBar,
};

/** After the links of the navigation bar. */
export const navBarLinks: Slot = {
  'sign-in': NavBarLogin,
};

/** At the end of the navigation bar, on every screen. */
export const navBarEnd: Slot = {
  'sign-in': NavBarUser,
};

/** Above the links of the mobile menu. */
export const mobileMenuStart: Slot = {
  'sign-in': MobileMenuUser,
};

/** Beside the mobile menu's own action; calling `onClick` closes the menu. */
export const mobileMenuActions: Slot<{ readonly onClick: () => void }> = {
  'sign-in': MobileMenuAuthButton,
};

export const footerControls: Slot = {
  theme: ThemeSwitch,
};

/** On every page, invisible. */
export const everywhere: Slot = {
  measuring: Measuring,
  'sign-in': SignIn,
  'sign-in/single-sign-on': SingleSignOnEffects,
};
