/*
 * Runs in the head of every page, before the first paint: scripts/vite/inlineScript.ts bundles it
 * into a classic script.
 */
import { modulesAttribute } from '@/config/documentAttributes';
import { storedItems } from '@/content/storedItems';
import { bootstrap } from '@/hydration/bootstrap';
import { layOutForPictures, paintFirstScreen } from '@/hydration/layOutSections';
import { documentLoadType } from '@/lib/documentLoadType';
import { safeSessionStorage } from '@/lib/storage';
import { showCachedUser } from '@/parts/sign-in/session';
import { applyTheme, readTheme } from '@/parts/theme/theme';

showCachedUser();
applyTheme(readTheme());
const motion =
  safeSessionStorage.get(storedItems.motion.name) ??
  (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'paused' : undefined);
if (motion) document.documentElement.dataset['motion'] = motion;

// the browser scrolls by itself, to a position that depends on the true heights of the sections above
// a passage that the address quotes (`#:~:text=`) is only in the entry's name
const [load] = performance.getEntriesByType('navigation');
const hasHash = [location.href, load?.name].join().includes('#');
if (hasHash || /reload|back_forward/.test(documentLoadType() ?? ''))
  document.documentElement.dataset['laidOut'] = '';
else paintFirstScreen();
layOutForPictures();

// The dev server's page has an ordinary script element instead.
const modules = document.currentScript?.getAttribute(modulesAttribute);
if (modules) bootstrap(modules.split(' '));

// last: if something above throws, the document stays as without JavaScript
delete document.documentElement.dataset['static'];
