import { isMotionOn } from '@/features/motion/motion';

/** Marks an element with a sun: a disc or poster beside a link, and the picture of a hero. */
const sunAttribute = 'data-sun';
const transitionName = 'sun';

/**
 * Renders another page as a view transition: the disc of the pressed link becomes the sun of the
 * next page's hero, and Back plays it the other way (styles/base.css). Without motion or
 * support the page is only rendered.
 *
 * @param findLink the link to the page that is opened, or on Back the one that led to the page left
 * @param show renders the page; undefined if a later choice has replaced it
 */
export function transitionToPage(
  findLink: () => HTMLAnchorElement | null | undefined,
  show: () => Promise<void> | undefined,
): void {
  if (!('startViewTransition' in document) || !isMotionOn()) {
    void show();
    return;
  }
  const named: Element[] = [];
  const name = (element: Element | null | undefined) => {
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
    element.style.viewTransitionName = transitionName;
    named.push(element);
  };
  const unname = () => {
    for (const element of named.splice(0)) {
      if (element.hasAttribute(standInAttribute)) element.remove();
      else if (element instanceof HTMLElement || element instanceof SVGElement)
        element.style.viewTransitionName = '';
    }
  };
  name(findDisc(findLink()) ?? createStandIn());
  const { ready, finished } = document.startViewTransition(async () => {
    unname();
    await show();
    name(createStandIn() ?? findDisc(findLink()));
  });
  // a later choice or a hidden tab skips the animation, not the page
  ready.catch(() => undefined);
  finished.catch(() => undefined).finally(unname);
}

/** The disc beside a link, if it is in view. */
function findDisc(link: HTMLAnchorElement | null | undefined): Element | null {
  const disc = link?.closest('article, section, li')?.querySelector(`[${sunAttribute}]`);
  return disc && isInView(disc.getBoundingClientRect()) ? disc : null;
}

const standInAttribute = 'data-stand-in';

/**
 * A disc over the sun of the hero's picture, because a shape within an SVG cannot take part in a
 * transition.
 */
function createStandIn(): HTMLElement | null {
  const suns = document.querySelectorAll<SVGCircleElement>(`main header [${sunAttribute}] circle`);
  const sun = [...suns]
    .filter((circle) => /sun|moon/.test(circle.getAttribute('fill') ?? ''))
    .toSorted((one, other) => other.r.baseVal.value - one.r.baseVal.value)[0];
  const box = sun?.getBoundingClientRect();
  if (!sun || !box || !isInView(box)) return null;
  const standIn = document.createElement('div');
  standIn.setAttribute(standInAttribute, '');
  standIn.setAttribute('aria-hidden', 'true');
  Object.assign(standIn.style, {
    position: 'fixed',
    top: `${box.top}px`,
    left: `${box.left}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    borderRadius: '50%',
    background: sun.getAttribute('fill') ?? '',
    viewTransitionClass: 'stand-in',
  });
  document.body.append(standIn);
  return standIn;
}

function isInView({ top, bottom, width }: DOMRect): boolean {
  return width > 0 && bottom > 0 && top < innerHeight;
}
