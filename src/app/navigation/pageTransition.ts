import { mainId } from '@/config/paths';
import { isMotionOn } from '@/features/motion/motion';

/**
 * Marks an element with a sun: a picture beside a link, or that of a hero. `disc`: the element
 * itself is the sun.
 */
const sunAttribute = 'data-sun';
const sunName = 'sun';

type Side = 'old' | 'new';

/**
 * Renders another page as a view transition: the picture beside the pressed link becomes the sun of the
 * next page's hero, and Back plays it the other way (styles/base.css).
 * Without motion or support the page is only rendered.
 *
 * @param findLink the link to the page that is opened, or on Back the one that led to the page left
 * @param show renders the page, at once
 */
export async function transitionToPage(
  findLink: () => HTMLAnchorElement | null | undefined,
  show: () => void,
): Promise<void> {
  let isShown = false;
  const showOnce = () => {
    if (!isShown) {
      isShown = true;
      show();
    }
  };
  try {
    if ('startViewTransition' in document && isMotionOn()) await animate(findLink, showOnce);
  } catch (error) {
    // others' nodes may be the cause
    reportError(error);
  }
  showOnce();
}

async function animate(
  findLink: () => HTMLAnchorElement | null | undefined,
  show: () => void,
): Promise<void> {
  let undo = new AbortController();
  const mark = (side: Side, findSun: (signal: AbortSignal) => Element | null) => {
    undo = new AbortController();
    const { signal } = undo;
    nameHero(side, signal);
    setStyle(findSun(signal), { viewTransitionName: sunName }, signal);
  };
  mark('old', (signal) => findPicture(findLink()) ?? findHeroSun(signal));
  const transition = document.startViewTransition(() => {
    undo.abort();
    show();
    mark('new', (signal) => findHeroSun(signal) ?? findPicture(findLink()));
    document.documentElement.style.setProperty('--transition-ground', findGround());
  });
  // a later choice or a hidden tab skips the animation, not the page
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined).finally(() => undo.abort());
  passOnClicks(transition);
  await transition.updateCallbackDone;
}

/** Milliseconds that a press may last: one that began in a transition may end after it. */
const pressMs = 500;

let clicks = new AbortController();

/**
 * In a transition the root element gets every click. It ends the transition, and is for what stands
 * there in the next page, unless the visitor chooses something else before; the second click of a
 * double click is for nothing.
 */
function passOnClicks(transition: ViewTransition): void {
  clicks.abort();
  const listeners = new AbortController();
  const { signal } = listeners;
  clicks = listeners;
  const finished = transition.finished.catch(() => undefined);
  let lastClick: MouseEvent;
  const passOn = (click: MouseEvent) => {
    lastClick = click;
    if (click.target !== document.documentElement || click.detail > 1) return;
    transition.skipTransition();
    void finished.then(() => {
      if (signal.aborted || click !== lastClick) return;
      const element = document.elementFromPoint(click.clientX, click.clientY);
      element?.closest<HTMLElement>('a, button, input, label, summary, textarea')?.click();
    });
  };
  document.addEventListener('click', passOn, { signal });
  void finished.then(() => setTimeout(() => listeners.abort(), pressMs));
}

/** The picture beside a link, if it is in view. */
function findPicture(link: HTMLAnchorElement | null | undefined): Element | null {
  const picture = link?.closest('article, section, li')?.querySelector(`[${sunAttribute}]`);
  return picture && isInView(picture) ? picture : null;
}

function findHero(): Element | null {
  const hero = document.querySelector(`#${mainId} h1`)?.closest('header, section');
  return hero && isInView(hero) ? hero : null;
}

/** Text and scenery are pictures of their own, so that the sun passes behind them. */
function nameHero(side: Side, signal: AbortSignal): void {
  for (const [index, part] of [...(findHero()?.children ?? [])].entries()) {
    const viewTransitionClass = part.querySelector('h1') ? 'text' : 'scenery';
    setStyle(part, { viewTransitionName: `${side}-${index}`, viewTransitionClass }, signal);
  }
}

/** The largest sun of the hero's picture. */
function findHeroSun(signal: AbortSignal): Element | null {
  const hero = findHero();
  const picture = hero?.querySelector(`[${sunAttribute}]`);
  if (!hero || !picture) return null;
  if (picture.getAttribute(sunAttribute) === 'disc') return isInView(picture) ? picture : null;
  const [sun] = [...picture.querySelectorAll('circle')]
    .filter((circle) => /sun|moon/.test(circle.getAttribute('fill') ?? ''))
    .sort((one, other) => other.r.baseVal.value - one.r.baseVal.value);
  if (!sun || !isInView(sun)) return null;
  setStyle(sun, { visibility: 'hidden' }, signal);
  // a shape within an SVG cannot take part in a transition: a disc does
  const { top, left, width } = sun.getBoundingClientRect();
  const disc = document.createElement('div');
  disc.setAttribute('aria-hidden', 'true');
  Object.assign(disc.style, {
    position: 'fixed',
    top: `${top}px`,
    left: `${left}px`,
    width: `${width}px`,
    height: `${width}px`,
    borderRadius: '50%',
    background: sun.getAttribute('fill') ?? '',
  });
  document.body.append(disc);
  signal.addEventListener('abort', () => disc.remove());
  return disc;
}

/** The background in the middle of the window. */
function findGround(): string {
  const middle = innerHeight / 2;
  const sections = [...document.querySelectorAll(`#${mainId} :is(header, section, nav), footer`)];
  let element: Element | null =
    sections.find((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      return top <= middle && bottom > middle;
    }) ?? document.body;
  for (; element; element = element.parentElement) {
    const { backgroundImage, backgroundColor } = getComputedStyle(element);
    if (backgroundImage !== 'none' || !/, 0\)$/.test(backgroundColor))
      return `${backgroundImage} ${backgroundColor}`;
  }
  return '';
}

function setStyle(
  element: Element | null,
  style: Partial<CSSStyleDeclaration>,
  signal: AbortSignal,
): void {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
  Object.assign(element.style, style);
  const none = Object.fromEntries(Object.keys(style).map((name) => [name, '']));
  signal.addEventListener('abort', () => Object.assign(element.style, none));
}

function isInView(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}
