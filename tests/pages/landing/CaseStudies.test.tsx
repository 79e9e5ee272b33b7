import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { anchors, paths } from '@/config/paths';
import { cloudSummaries } from '@/content/clouds/summaries';
import { caseStudiesHeading, caseStudiesLabels } from '@/content/landing/caseStudies';
import { motionPartLabels } from '@/content/motion';
import { studyLabels } from '@/content/studies/labels';
import { studyList, studySummaries } from '@/content/studies/list';
import { CaseStudies } from '@/pages/landing/sections/CaseStudies/CaseStudies';
import { renderWithProviders } from '../../support/renderAt';
import { advanceTimers } from '../../support/timers';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function renderSection() {
  renderWithProviders(<CaseStudies />);
}

test('the case studies have their eyebrow, heading and intro', () => {
  renderSection();
  const section = screen.getByRole('region', { name: caseStudiesHeading.title });
  expect(section).toHaveAttribute('id', anchors.caseStudies);
  expect(within(section).getByText(caseStudiesHeading.intro)).toBeInTheDocument();
});

test('each case study shows its organisation, title, text, clouds and improvements', () => {
  renderSection();
  studyList.forEach((study, index) => {
    const slide = slideAt(index);
    expect(within(slide).getByText(study.organisation)).toBeInTheDocument();
    expect(within(slide).getByRole('heading', { name: study.title })).toBeInTheDocument();
    expect(within(slide).getByText(study.text)).toBeInTheDocument();
    const clouds = within(slide).getByRole('list', { name: caseStudiesLabels.clouds });
    study.clouds.forEach((cloud, position) => {
      const item = within(clouds).getAllByRole('listitem')[position];
      expect(cloudSummaries[cloud].name).toContain(item?.textContent);
    });
    study.improvements.forEach(({ percentage, forecast, description }) => {
      expect(within(slide).getByText(description).closest('li')).toHaveTextContent(
        `${percentage}% ${description} ${studyLabels.forecast(forecast)}`,
      );
    });
  });
});

test('the case studies are in the order of SPEC section 1', () => {
  renderSection();
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  const { life, payment, machinery } = studySummaries;
  expect(titles).toEqual([life.title, payment.title, machinery.title]);
});

test('each case study links to its page', () => {
  renderSection();
  studyList.forEach((study, index) => {
    const name = `${caseStudiesLabels.read} ${study.title}`;
    expect(within(slideAt(index)).getByRole('link', { name })).toHaveAttribute(
      'href',
      paths.study(study.slug),
    );
  });
});

test('the next case study is shown after five seconds, unless motion is paused', () => {
  renderSection();
  advanceTimers(5000);
  expect(slideAt(1)).not.toHaveAttribute('inert');
  expect(slideAt(0)).toHaveAttribute('inert');
  fireEvent.click(screen.getByRole('button', { name: motionPartLabels.studies.pause }));
  advanceTimers(20_000);
  expect(slideAt(1)).not.toHaveAttribute('inert');
  fireEvent.click(screen.getByRole('button', { name: motionPartLabels.studies.play }));
  advanceTimers(5000);
  expect(slideAt(2)).not.toHaveAttribute('inert');
});

function slideAt(index: number): HTMLElement {
  return screen.getByRole('group', {
    name: caseStudiesLabels.position(index + 1, studyList.length),
  });
}
