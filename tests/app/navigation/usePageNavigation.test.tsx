import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mainId } from '@/config/ids';
import { createPageLoader } from '@/app/navigation/pageLoader';
import { usePageNavigation } from '@/app/navigation/usePageNavigation';
import { Link } from '@/components/Link/Link';
import { isMotionOn, toggleMotion } from '@/features/motion/motion';

const loader = createPageLoader();
let scrollY = 0;
const onLocation = vi.fn();

/** Callbacks of the fake resize observers. */
const resizeListeners = new Set<() => void>();

class FakeResizeObserver {
  readonly listener: () => void;
  constructor(listener: () => void) {
    this.listener = listener;
  }
  observe() {
    resizeListeners.add(this.listener);
  }
  unobserve() {
    this.disconnect();
  }
  disconnect() {
    resizeListeners.delete(this.listener);
  }
}

class FakeNavigationEntry implements PerformanceEntry {
  readonly name = 'document';
  readonly entryType = 'navigation';
  readonly startTime = 0;
  readonly duration = 0;
  toJSON() {
    return {};
  }
}

let pageHeight = 5000;

function resizePage() {
  pageHeight += 300;
  resizeListeners.forEach((listener) => listener());
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const sections = ['one', 'two'] as const;
const topOf = { one: 1000, two: 2000 } as const;

function FirstPage() {
  return (
    <>
      <h1>First</h1>
      {sections.map((id) => (
        <FirstPageSection key={id} id={id} />
      ))}
    </>
  );
}

function FirstPageSection({ id }: { readonly id: (typeof sections)[number] }) {
  return (
    <section
      id={id}
      ref={(section) => {
        if (section) {
          section.getBoundingClientRect = () => new DOMRect(0, topOf[id] - scrollY, 800, 1000);
        }
      }}
    >
      {id === 'two' && <span id="alias" />}
      <h2>Section {id}</h2>
    </section>
  );
}

/** Its pages are not pages of the site, so the router handles the links between them by itself. */
function Layout() {
  usePageNavigation(loader);
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => onLocation(location), [location]);
  return (
    <>
      <Link href="/first#one">To one</Link>
      <Link href="/first#two">To two</Link>
      <Link href="/first#alias">To the alias</Link>
      <Link href="/first">To the first page</Link>
      <Link href="/other">To the other page</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <main id={mainId} tabIndex={-1}>
        <Routes>
          <Route path="/first" element={<FirstPage />} />
          <Route path="/other" element={<h1>Other</h1>} />
        </Routes>
      </main>
    </>
  );
}

function renderAtAddress(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Layout />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const follow = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('link', { name }));

beforeEach(() => {
  scrollY = 0;
  resizeListeners.clear();
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
  onLocation.mockClear();
  history.replaceState(null, '', '/first');
  if (isMotionOn()) toggleMotion();
  vi.spyOn(document.body, 'offsetHeight', 'get').mockImplementation(() => pageHeight);
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY);
  vi.spyOn(window, 'scrollTo').mockImplementation((...[options]: unknown[]) => {
    const hasTop = typeof options === 'object' && options !== null && 'top' in options;
    scrollY = hasTop ? Number(options.top) : 0;
    window.dispatchEvent(new Event('scroll'));
  });
  return () => vi.unstubAllGlobals();
});

test('a link within the page scrolls to its section without an update of the router', async () => {
  const user = renderAtAddress('/first');
  await screen.findByText('Section one');
  onLocation.mockClear();
  await follow(user, 'To one');
  await waitFor(() => expect(scrollY).toBe(1000));
  expect(screen.getByText('Section one')).toHaveFocus();
  expect(window.location.hash).toBe('#one');
  expect(onLocation).not.toHaveBeenCalled();
});

test('the same link scrolls there again, without a second entry', async () => {
  const user = renderAtAddress('/first');
  await screen.findByText('Section one');
  await follow(user, 'To one');
  await waitFor(() => expect(scrollY).toBe(1000));
  const entries = history.length;
  scrollY = 3000;
  await follow(user, 'To one');
  await waitFor(() => expect(scrollY).toBe(1000));
  expect(history.length).toBe(entries);
});

test('a link to an empty anchor focuses the heading of its section', async () => {
  const user = renderAtAddress('/first');
  await screen.findByText('Section two');
  await follow(user, 'To the alias');
  await waitFor(() => expect(screen.getByText('Section two')).toHaveFocus());
});

test('a link to the page itself scrolls to its top', async () => {
  const user = renderAtAddress('/first');
  scrollY = 3000;
  document.body.getBoundingClientRect = () => new DOMRect(0, -scrollY, 800, 5000);
  await follow(user, 'To the first page');
  await waitFor(() => expect(scrollY).toBe(0));
});

test('a new page starts at its top with the focus on its heading', async () => {
  const user = renderAtAddress('/first');
  scrollY = 3000;
  await follow(user, 'To the other page');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Other' })).toHaveFocus());
  expect(scrollY).toBe(0);
});

test('a link to a section of another page scrolls to it', async () => {
  const user = renderAtAddress('/other');
  await follow(user, 'To two');
  await screen.findByRole('heading', { name: 'First' });
  await waitFor(() => expect(scrollY).toBe(2000));
  expect(screen.getByText('Section two')).toHaveFocus();
});

test('the section keeps its place while the page grows, until the visitor scrolls', async () => {
  const user = renderAtAddress('/first');
  await screen.findByText('Section one');
  await follow(user, 'To one');
  await waitFor(() => expect(scrollY).toBe(1000));
  const section = document.getElementById('one');
  const grow = (top: number) => {
    if (section) section.getBoundingClientRect = () => new DOMRect(0, top - scrollY, 800, 1000);
    resizePage();
  };
  grow(1300);
  expect(scrollY).toBe(1300);
  // observing in the same frame would be an error in the browser
  expect(resizeListeners.size).toBe(0);
  await nextFrame();
  grow(1400);
  expect(scrollY).toBe(1400);
  await nextFrame();
  window.dispatchEvent(new Event('wheel'));
  grow(1600);
  expect(scrollY).toBe(1400);
});

test('a hash edited in the address bar scrolls to its section without an update of the router', async () => {
  renderAtAddress('/first');
  await screen.findByText('Section two');
  onLocation.mockClear();
  history.pushState(null, '', '#two');
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  await waitFor(() => expect(scrollY).toBe(2000));
  expect(screen.getByText('Section two')).toHaveFocus();
  expect(history.state).toMatchObject({ idx: 1 });
  expect(onLocation).not.toHaveBeenCalled();
});

test('Back restores the position', async () => {
  const user = renderAtAddress('/first');
  await screen.findByText('Section one');
  scrollY = 1234;
  window.dispatchEvent(new Event('scroll'));
  await follow(user, 'To the other page');
  await screen.findByText('Other');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(scrollY).toBe(1234));
  expect(screen.getByRole('heading', { name: 'First' })).toHaveFocus();
});

test('a page from the back-forward cache returns at the position it was left at', () => {
  renderAtAddress('/first');
  scrollY = 1234;
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  scrollY = 0;
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(scrollY).toBe(1234);
});

describe('after a reload', () => {
  beforeEach(() => {
    const reload = Object.assign(new FakeNavigationEntry(), { type: 'reload' });
    Object.defineProperty(performance, 'getEntriesByType', {
      configurable: true,
      value: () => [reload],
    });
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
    // the second section, whose top was at 2200 pixels
    sessionStorage.setItem('scroll', '[["default /first",[2600,1,400]]]');
    return () => {
      sessionStorage.clear();
      Reflect.deleteProperty(performance, 'getEntriesByType');
    };
  });

  test('the section in view stays, though the heights above it are estimates again', async () => {
    scrollY = 2600;
    renderAtAddress('/first');
    await screen.findByText('Section two');
    resizePage();
    expect(scrollY).toBe(2400);
  });

  test('the page does not scroll if the visitor scrolled before hydration', async () => {
    scrollY = 1500;
    renderAtAddress('/first');
    await screen.findByText('Section two');
    resizePage();
    expect(scrollY).toBe(1500);
  });
});
