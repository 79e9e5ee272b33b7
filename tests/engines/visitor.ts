import { domainToASCII } from 'node:url';
import { expect } from 'vitest';
import { addresses } from '../e2e/support/addresses';
import type { BrowserSettings, Driver } from './driver';
import { findAll, selectors, type Query } from './query';

export type VisitorOptions = Partial<BrowserSettings> & {
  /** Whether all cookies are already accepted, so that no banner appears. */
  readonly hasConsented?: boolean;
};

/** Actions and expectations in one window. Every step waits until it is possible or true. */
export type Visitor = ReturnType<typeof createVisitor>;

/** Starts a browser for each visitor of a journey, without history, storage and cookies. */
export type OpenBrowser = (options?: VisitorOptions) => Promise<Visitor>;

/** Journeys by test title. */
export type Journeys = Readonly<Record<string, (openBrowser: OpenBrowser) => Promise<void>>>;

export function createVisitor(driver: Driver) {
  /** Evaluates an expression in the page. Awaits only promises, because without JavaScript none settles. */
  const call = async <Result>(expression: string): Promise<Result> => {
    const text = await driver.evaluate(`(() => {
      const text = (value) => JSON.stringify(value ?? null);
      const value = ${expression};
      return value instanceof Promise ? value.then(text) : text(value);
    })()`);
    const result: Result = JSON.parse(text);
    return result;
  };

  const evaluate = <Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> => call<Result>(`(${run.toString()})(...${JSON.stringify(args)})`);

  /** Runs a function in the page with the elements that match a query. */
  const inspect = <Result, Argument = null>(
    query: Query,
    run: (elements: Element[], argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result> =>
    call<Result>(`(() => {
      const selectors = ${JSON.stringify(selectors)};
      ${findAll.toString()}
      return (${run.toString()})(findAll(${JSON.stringify(query)}), ${JSON.stringify(argument)});
    })()`);

  /** Scrolls to an element. @returns a point of it that can be clicked */
  const findClickPoint = async (query: Query): Promise<{ x: number; y: number }> => {
    const point: { x: number; y: number } = { x: NaN, y: NaN };
    await expect
      .poll(async () => Object.assign(point, await inspect(query, findPoint, null)), {
        message: `a point to click of ${JSON.stringify(query)}`,
      })
      .toMatchObject({ state: 'ready' });
    return point;
  };

  const poll = <Value>(query: Query, message: string, read: () => Promise<Value>) =>
    expect.poll(read, { message: `${message} ${JSON.stringify(query)}` });

  const click = async (query: Query) => {
    const { x, y } = await findClickPoint(query);
    await driver.click(x, y);
  };

  const count = (query: Query) => inspect(query, (elements) => elements.length, null);

  const valueOf = (query: Query) =>
    inspect(query, ([field]) => (field && 'value' in field ? String(field.value) : null), null);

  return {
    driver,
    evaluate,
    open: (path: string) => driver.open(`${addresses.site}${path}`),
    pressEnter: driver.pressEnter,
    click,
    /** Replaces the text of a field. */
    fill: async (query: Query, text: string) => {
      await click(query);
      await inspect(
        query,
        ([field]) => {
          if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
            field.select();
        },
        null,
      );
      await driver.type(text);
      // Chromium reads an email's domain in ASCII
      const asRead = text.replace(/(?<=@)\S+$/, domainToASCII);
      await poll(query, 'the value of', () => valueOf(query)).toBeOneOf([text, asRead]);
    },
    expectVisible: (query: Query) => poll(query, 'elements', () => count(query)).toBeGreaterThan(0),
    expectHidden: (query: Query) => poll(query, 'elements', () => count(query)).toBe(0),
    expectText: (query: Query, text: string) =>
      poll(query, 'the text of', () =>
        inspect(query, ([element]) => element?.textContent.replace(/\s+/g, ' ').trim(), null),
      ).toContain(text.replace(/\s+/g, ' ')),
    expectFocused: (query: Query) =>
      poll(query, 'the focus on', () =>
        inspect(
          query,
          (elements) => elements.some((element) => element === document.activeElement),
          null,
        ),
      ).toBe(true),
    expectPath: (path: string) =>
      expect
        .poll(() => evaluate(() => location.pathname + location.search + location.hash))
        .toBe(path),
    /** Waits until every section and control of the page is hydrated. */
    expectHydrated: () =>
      expect
        .poll(() => evaluate(() => window.unhydratedCount), {
          message: 'elements that are not hydrated',
        })
        .toBe(0),
  };
}

/** Runs in the page. A control is ready if it is enabled, not moving and not covered. */
async function findPoint([element]: Element[]) {
  if (!element) return { state: 'not found' };
  if (element.matches(':disabled')) return { state: 'disabled' };
  const centreOf = () => {
    const [rect] = element.getClientRects();
    return {
      x: (rect?.x ?? NaN) + (rect?.width ?? 0) / 2,
      y: (rect?.y ?? NaN) + (rect?.height ?? 0) / 2,
    };
  };
  const hits = ({ x, y }: { x: number; y: number }) => {
    return element.contains(document.elementFromPoint(x, y));
  };
  if (!hits(centreOf())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = centreOf();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const after = centreOf();
  if (before.x !== after.x || before.y !== after.y) return { state: 'moving' };
  return { ...after, state: hits(after) ? 'ready' : 'covered' };
}

/** A visitor on a page that has hydrated. */
export async function openPage(openBrowser: OpenBrowser, path: string): Promise<Visitor> {
  const visitor = await openBrowser();
  await visitor.open(path);
  await visitor.expectHydrated();
  return visitor;
}
