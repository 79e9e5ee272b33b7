import { useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createPath, Router, type To } from 'react-router-dom';
import { cancelScroll } from '@/lib/scroll';
import { interceptNavigation, type PageAddress } from './interceptNavigation';
import { handleInitialLoad } from './scrollAndFocus';

type PageRouterProps = {
  /** Of the document. */
  readonly address: PageAddress;
  readonly children: ReactNode;
};

/** Tells the router the address of the page in view, which follows that of the browser. */
export function PageRouter({ address, children }: PageRouterProps) {
  const [location, setLocation] = useState(() => toLocation(address));

  useLayoutEffect(() => {
    handleInitialLoad(window.location.hash);
    const stop = interceptNavigation((next) => flushSync(() => setLocation(toLocation(next))));
    return () => {
      stop();
      cancelScroll();
    };
  }, []);

  return (
    <Router location={location} navigator={browser}>
      {children}
    </Router>
  );
}

let navigationCount = 0;

/** The key is another one after each navigation. */
function toLocation({ pathname, search, hash }: PageAddress) {
  return { pathname, search, hash, key: String((navigationCount += 1)) };
}

const toHref = (to: To) => (typeof to === 'string' ? to : createPath(to));

/** Leaves it to the browser, of whose navigations `interceptNavigation` takes the site's own. */
const browser = {
  createHref: toHref,
  go: (delta: number) => window.history.go(delta),
  push: (to: To) => window.location.assign(toHref(to)),
  replace: (to: To) => window.location.replace(toHref(to)),
};
