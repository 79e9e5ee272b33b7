import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import type { OptionalCategory } from '@/features/consent/consentRecord';
import { readLeadSource } from '../leadSource';
import { createMeasuring } from '../MeasureVisit';
import type { AnalyticsSettings } from '../settings';

const google = 'https://www.googletagmanager.com';
const ga4 = { vendor: 'ga4', origin: google, id: 'G-TEST123' } as const;
const gtm = { vendor: 'gtm', origin: google, id: 'GTM-TEST' } as const;
const plausible = { vendor: 'plausible', origin: 'https://p.example', id: 'fair.example' } as const;
const umami = { vendor: 'umami', origin: 'https://u.example', id: 'site-1' } as const;

/** The environment, which Vitest exposes. */
declare const jsdom: { readonly reconfigure: (settings: { readonly url: string }) => void };

const { href } = location;
beforeAll(() => jsdom.reconfigure({ url: 'https://www.fair.example/' }));
afterAll(() => jsdom.reconfigure({ url: href }));

type Posted = { readonly url: string; readonly body: unknown };
let posted: Posted[] = [];

beforeEach(() => {
  posted = [];
  vi.stubGlobal('fetch', (url: string, { body = '' }: { readonly body?: string }) => {
    posted.push({ url, body: JSON.parse(body) });
    return Promise.resolve(new Response());
  });
  document.title = 'First';
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'dataLayer');
  document.head.replaceChildren();
});

type Service = Omit<AnalyticsSettings, 'countsBeforeChoice'> & Partial<AnalyticsSettings>;

/** A visit to a site that uses the service. */
function startVisit(service: Service, ...allowed: readonly OptionalCategory[]) {
  const current = new Set<OptionalCategory>(allowed);
  let isUndecided = allowed.length === 0;
  const measuring = createMeasuring(
    { countsBeforeChoice: false, ...service },
    (category) => current.has(category),
    () => isUndecided,
  );
  const choose = (...categories: readonly OptionalCategory[]) => {
    isUndecided = false;
    current.clear();
    categories.forEach((category) => current.add(category));
    measuring.applyChoice();
  };
  const open = (path: string, title: string) => {
    document.title = title;
    measuring.showPage(path);
  };
  measuring.applyChoice();
  const { countFormSent } = measuring;
  return { choose, open, countFormSent };
}

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

/** What the queue holds: the arguments of a command, or data. */
const queue = () =>
  (globalThis.dataLayer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]'
      ? Object.values(Object(entry))
      : entry,
  );

const granted = (...names: readonly string[]) => ({
  ...Object.fromEntries(
    [
      'ad_storage',
      'ad_user_data',
      'ad_personalization',
      'analytics_storage',
      'functionality_storage',
      'personalization_storage',
    ].map((name) => [name, names.includes(name) ? 'granted' : 'denied']),
  ),
  security_storage: 'granted',
});

const view = (path: string, title: string) => ({
  page_title: title,
  page_location: location.origin + path,
  page_referrer: '',
});

test('without consent no service is called, nothing is queued and nothing is stored', () => {
  for (const service of [gtm, ga4, plausible, umami]) {
    const { open, choose } = startVisit(service);
    open('/', 'Home');
    choose('functional');
    open('/security', 'Security');
  }
  expect(scripts()).toEqual([]);
  expect(posted).toEqual([]);
  expect(globalThis).not.toHaveProperty('dataLayer');
  expect(sessionStorage).toHaveLength(0);
});

test('Google Analytics gets the defaults, the choice, its start and the page, in this order', () => {
  const { open, choose } = startVisit(ga4);
  open('/security', 'Security');
  choose('analytics');
  expect(queue()).toEqual([
    ['consent', 'default', granted()],
    ['set', 'ads_data_redaction', true],
    ['consent', 'update', granted('analytics_storage')],
    ['js', expect.any(Date)],
    ['config', ga4.id, { send_page_view: false, allow_google_signals: false }],
    ['set', view('/security', 'Security')],
    ['event', 'page_view'],
  ]);
  expect(scripts()).toEqual([`${google}/gtag/js?id=${ga4.id}`]);
});

test('Tag Manager is started by consent to marketing alone, and told of each further choice', () => {
  const { open, choose } = startVisit(gtm, 'marketing');
  open('/', 'Home');
  choose('marketing', 'analytics', 'functional');
  const ads = ['ad_storage', 'ad_user_data', 'ad_personalization'];
  expect(queue()).toEqual([
    ['consent', 'default', granted()],
    ['set', 'ads_data_redaction', true],
    ['consent', 'update', granted(...ads)],
    { 'gtm.start': expect.any(Number), event: 'gtm.js' },
    { event: 'page_view', ...view('/', 'Home') },
    [
      'consent',
      'update',
      granted(...ads, 'analytics_storage', 'functionality_storage', 'personalization_storage'),
    ],
  ]);
  expect(scripts()).toEqual([`${google}/gtm.js?id=${gtm.id}`]);
});

test('Plausible and Umami are sent the address and the referrer of each page once, however often the choice changes', () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(
    `${location.origin}/reset?oobCode=secret#x`,
  );
  for (const service of [plausible, umami]) {
    history.replaceState(null, '', '/?utm_source=mail&code=secret');
    const { open, choose } = startVisit(service, 'analytics');
    open('/', 'Home');
    choose();
    choose('analytics');
    open('/', 'Home');
    history.replaceState(null, '', '/security');
    open('/security', 'Security');
  }
  const [first, second] = [`${location.origin}/?utm_source=mail`, `${location.origin}/security`];
  const event = { name: 'pageview', domain: plausible.id };
  const payload = { website: umami.id, hostname: location.hostname };
  const umamiEvent = (more: object) => ({ type: 'event', payload: { ...payload, ...more } });
  expect(posted.map(({ body }) => body)).toEqual([
    { ...event, url: first, referrer: `${location.origin}/reset` },
    { ...event, url: second, referrer: first },
    umamiEvent({ title: 'Home', url: first, referrer: `${location.origin}/reset` }),
    umamiEvent({ title: 'Security', url: second, referrer: first }),
  ]);
  expect(posted[0]?.url).toBe('https://p.example/api/event');
  expect(posted[2]?.url).toBe('https://u.example/api/send');
});

test('a form that was accepted is one event with its name, told to each service after consent only', () => {
  for (const service of [plausible, umami, ga4, gtm]) {
    const { open, choose, countFormSent } = startVisit(service);
    open('/', 'Home');
    countFormSent('contact');
    choose('analytics');
    countFormSent('application');
    choose();
    countFormSent('contact');
  }
  const url = `${location.origin}/`;
  const form = 'application';
  const isFormSent = (event: unknown) => JSON.stringify(event).includes('form_sent');
  expect(posted.map(({ body }) => body).filter(isFormSent)).toEqual([
    { name: 'form_sent', domain: plausible.id, url, props: { form } },
    {
      type: 'event',
      payload: {
        ...{ website: umami.id, hostname: location.hostname, title: 'Home', url, referrer: '' },
        ...{ name: 'form_sent', data: { form } },
      },
    },
  ]);
  expect(queue().filter(isFormSent)).toEqual([
    ['event', 'form_sent', { form }],
    { event: 'form_sent', form },
  ]);
});

test.each([
  ['android-app://com.linkedin.android/', 'android-app://com.linkedin.android/'],
  ['ios-app://544007664/', 'ios-app://544007664/'],
  ['https://search.example/find?q=private#x', 'https://search.example/find'],
  ['about:srcdoc', ''],
  [undefined, ''],
])('a visit from %s is measured, as one from “%s”', (value, referrer) => {
  Object.defineProperty(document, 'referrer', { configurable: true, get: () => value });
  onTestFinished(() => void Reflect.deleteProperty(document, 'referrer'));
  const { open } = startVisit(plausible, 'analytics');
  open('/', 'Home');
  expect(posted.map(({ body }) => body)).toMatchObject([{ referrer }]);
  expect(new URLSearchParams(readLeadSource()).get('referrer') ?? '').toBe(referrer);
});

test.each([plausible, umami])(
  'before a choice $vendor counts views where the setting says so, and not after "Necessary only"',
  (service) => {
    const { open, choose, countFormSent } = startVisit({ ...service, countsBeforeChoice: true });
    open('/', 'Home');
    countFormSent('contact');
    open('/security', 'Security');
    choose();
    open('/', 'Home');
    expect(posted).toHaveLength(2);
    expect(JSON.stringify(posted)).not.toContain('form_sent');
    expect(sessionStorage).toHaveLength(0);
    expect(document.cookie).toBe('');
    choose('analytics');
    expect(posted).toHaveLength(3);
  },
);

test('the campaign and the site that first led here are kept with consent, and go with a form', () => {
  vi.stubGlobal('performance', {
    getEntriesByType: () => [
      { name: 'https://fair.example/?utm_source=mail&utm_campaign=a+b&code=secret' },
    ],
  });
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/find?q=private');
  const { choose } = startVisit(plausible);
  expect(readLeadSource()).toBe('');
  choose('analytics');
  const source = 'utm_source=mail&utm_campaign=a+b&referrer=https%3A%2F%2Fsearch.example%2Ffind';
  expect(readLeadSource()).toBe(source);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://other.example/');
  startVisit(plausible, 'analytics');
  expect(readLeadSource()).toBe(source);
  choose();
  expect(readLeadSource()).toBe('');
});
