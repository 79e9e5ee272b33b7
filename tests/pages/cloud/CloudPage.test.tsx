import { act, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { anchorPath, anchors, paths } from '@/config/paths';
import { cloudsByHour } from '@/content/clouds/summaries';
import { cloudLabels } from '@/content/clouds/labels';
import type { Cloud, CloudId, Offering } from '@/content/clouds/types';
import { navigationActions } from '@/content/navigation';
import { site } from '@/content/site';
import { studyList } from '@/content/studies/list';
import type { StudySummary } from '@/content/studies/types';
import { ui } from '@/content/ui';
import { CloudPage } from '@/pages/cloud/CloudPage';
import { analyticsCloud } from '@/content/clouds/analytics';
import { dataCloud } from '@/content/clouds/data';
import { experienceCloud } from '@/content/clouds/experience';
import { healthCloud } from '@/content/clouds/health';
import { marketingCloud } from '@/content/clouds/marketing';
import { nonprofitCloud } from '@/content/clouds/nonprofit';
import { salesCloud } from '@/content/clouds/sales';
import { serviceCloud } from '@/content/clouds/service';

const clouds: Readonly<Record<CloudId, Cloud>> = {
  marketing: marketingCloud,
  experience: experienceCloud,
  analytics: analyticsCloud,
  health: healthCloud,
  nonprofit: nonprofitCloud,
  data: dataCloud,
  sales: salesCloud,
  service: serviceCloud,
};

/** Numbers of offerings in SPEC section 2. */
const counts: Readonly<Record<CloudId, number>> = {
  data: 10,
  experience: 8,
  analytics: 11,
  marketing: 9,
  service: 8,
  sales: 14,
  health: 8,
  nonprofit: 9,
};

// Everything on this page is visible. Checking that takes most of the time in jsdom.
configure({ defaultHidden: true });

describe.each(cloudsByHour.map(({ name, id }) => [name, id] as const))('%s', (name, id) => {
  const cloud = clouds[id];
  const offerings = cloud.offerings.groups.flatMap<Offering>(({ items }) => items);
  const hours = offerings.map(
    (_, position) => `${String(cloud.offerings.start + position).padStart(2, '0')}:00`,
  );

  test(`the page lists ${counts[id]} offerings, one an hour, with what each is and uses`, () => {
    renderPage(id);
    const items = offeringItems();
    expect(items).toHaveLength(counts[id]);
    expect(Number(hours.at(-1)?.slice(0, 2))).toBeLessThan(24);
    items.forEach((item, position) => {
      const offering = offerings[position];
      expect(item).toHaveTextContent(
        `${hours[position]}${offering?.title}${offering?.text}With ${offering?.products}`,
      );
    });
    const groups = within(region(cloud.offerings.title)).getAllByRole('heading', { level: 3 });
    expect(groups.map((heading) => heading.textContent)).toEqual(
      cloud.offerings.groups.map(({ title }) => title),
    );
    expect(headings(4)).toEqual(offerings.map(({ title }) => title));
  });

  test('the index links to each offering of the page', () => {
    renderPage(id);
    const links = indexLinks();
    expect(links.map((link) => link.textContent)).toEqual(
      offerings.map(({ title }, position) => `${hours[position]} ${title}`),
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      offeringItems().map(({ id }) => `${paths.cloud(cloud.slug)}#${id}`),
    );
  });

  test('the page lists the requirements, and the studies that used the cloud', () => {
    renderPage(id);
    const requirements = region(cloudLabels.requirements);
    expect(requirements).toHaveTextContent(cloud.licences);
    expect(requirements).toHaveTextContent(cloud.duration);
    const related = studyList.filter((study: StudySummary) => study.clouds.includes(id));
    expect(hrefs(requirements)).toEqual([
      anchorPath(anchors.pricing),
      ...related.map(({ slug }) => paths.study(slug)),
    ]);
  });

  test('three questions open their answers', async () => {
    renderPage(id);
    for (const { question, answer } of cloud.questions) {
      expect(screen.getByText(answer)).not.toBeVisible();
      await userEvent.click(screen.getByText(question));
      expect(screen.getByText(answer)).toBeVisible();
    }
  });

  test('the page shows its name and links to the next', () => {
    renderPage(id);
    expect(headings(1)).toEqual([name]);
    expect(screen.getByText(cloud.tagline)).toBeInTheDocument();
    expect(screen.getByText(cloud.intro)).toBeInTheDocument();
    expect(hrefs(screen.getByRole('navigation', { name: ui.breadcrumb }))).toEqual([
      anchorPath(anchors.cloudSolutions),
    ]);
    expect(screen.getByText(cloud.cta)).toHaveAttribute('href', anchorPath(anchors.contact));
    const position = cloudsByHour.findIndex((cloud) => cloud.id === id);
    const next = cloudsByHour[(position + 1) % cloudsByHour.length] ?? cloudsByHour[0];
    expect(hrefs(region(next.name))).toEqual([paths.cloud(next.slug)]);
    expect(hrefs(screen.getByRole('navigation', { name: cloudLabels.nav }))).toEqual(
      cloudsByHour.map(({ slug }) => paths.cloud(slug)),
    );
    expect(region(cloud.closing.title)).toHaveTextContent(cloud.closing.text);
    expect(hrefs(region(cloud.closing.title))).toEqual([
      anchorPath(anchors.contact),
      site.phone.href,
      `mailto:${site.email}`,
    ]);
    expect(region(cloud.closing.title)).toHaveTextContent(navigationActions.contact.label);
  });
});

describe('the index', () => {
  test('marks the offering that the page has been scrolled to', () => {
    const observer = fakeIntersectionObserver();
    renderPage('sales');
    expect(currentRow()).toBe('06:00 Lead capture and routing');
    observer.report([1, 0.5]);
    expect(currentRow()).toBe('12:00 Discount approvals');
    observer.report([1, 1, 0.34]);
    expect(currentRow()).toBe('15:00 Salesforce mobile');
    observer.report([1, 1, 1, 1]);
    expect(currentRow()).toBe('19:00 Pipeline dashboards');
    observer.report([0.1]);
    expect(currentRow()).toBe('06:00 Lead capture and routing');
  });

  test('keeps the chosen offering marked until the visitor scrolls', async () => {
    const observer = fakeIntersectionObserver();
    renderPage('sales');
    await userEvent.click(screen.getByText('13:00').closest('a') ?? document.body);
    observer.report([1, 0.3]);
    expect(currentRow()).toBe('13:00 Quote to order');
    window.dispatchEvent(new Event('wheel'));
    observer.report([1, 0.3]);
    expect(currentRow()).toBe('11:00 Products and price books');
  });
});

function renderPage(id: CloudId) {
  render(
    <MemoryRouter>
      <CloudPage cloud={clouds[id]} />
    </MemoryRouter>,
  );
}

function region(name: string) {
  return screen.getByRole('region', { name });
}

function hrefs(element: HTMLElement) {
  return within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}

function headings(level: number) {
  return screen.getAllByRole('heading', { level }).map((heading) => heading.textContent);
}

function offeringItems() {
  return screen
    .getAllByRole('heading', { level: 4 })
    .map((heading) => heading.closest('li'))
    .filter((item) => item !== null);
}

function indexLinks() {
  return within(screen.getByRole('navigation', { name: /^Offerings in / })).getAllByRole('link');
}

function currentRow() {
  return indexLinks().find((link) => link.hasAttribute('aria-current'))?.textContent;
}

/** Sets how much of each observed element is in view, by default nothing. */
function fakeIntersectionObserver() {
  const observed: Element[] = [];
  let notify: (shares: readonly number[]) => void = () => undefined;
  class FakeIntersectionObserver {
    constructor(callback: (entries: readonly unknown[]) => void) {
      notify = (shares) =>
        callback(
          observed.map((target, position) => ({
            target,
            intersectionRatio: shares[position] ?? 0,
          })),
        );
    }
    observe(element: Element) {
      observed.push(element);
    }
    disconnect() {
      observed.length = 0;
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  return { report: (shares: readonly number[]) => act(() => notify(shares)) };
}
