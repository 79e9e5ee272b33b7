import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '@/config/paths';
import { caseStudiesLabels } from '@/content/landing/caseStudies';
import { motionPartLabels } from '@/content/motion';
import { studyList } from '@/content/studies/list';
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
