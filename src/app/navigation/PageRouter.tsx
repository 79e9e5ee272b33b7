import { useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Router } from 'react-router-dom';
import { createPageHistory, type PageAddress } from './pageHistory';

type PageRouterProps = {
  /** Of the document. */
  readonly address: PageAddress;
  readonly children: ReactNode;
};

/** React Router, whose address changes when the page's code has loaded. */
export function PageRouter({ address, children }: PageRouterProps) {
  const [location, setLocation] = useState(() => toLocation(address));
  const [history] = useState(() =>
    createPageHistory((next) => flushSync(() => setLocation(toLocation(next)))),
  );
  useLayoutEffect(() => history.listen(), [history]);
  return (
    <Router location={location} navigator={history}>
      {children}
    </Router>
  );
}

let navigationCount = 0;

/** The key is another one after each navigation. */
function toLocation({ pathname, search, hash }: PageAddress) {
  return { pathname, search, hash, key: String((navigationCount += 1)) };
}
