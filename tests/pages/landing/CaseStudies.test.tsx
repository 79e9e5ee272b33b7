import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { caseStudiesLabels } from '@/content/landing/caseStudies';
import { motionPartLabels } from '@/content/motion';
import { studyList } from '@/content/studies/list';
import { CaseStudies } from '@/pages/landing/sections/CaseStudies/CaseStudies';
import { button } from '../../support/forms';
import { renderWithProviders } from '../../support/renderAt';
import { advanceTimers } from '../../support/timers';

function expectSlide(index: number) {
  const name = caseStudiesLabels.position(index + 1, studyList.length);
  expect(screen.getByRole('group', { name })).not.toHaveAttribute('inert');
}

test('the next case study is shown after five seconds, unless motion is paused', () => {
  vi.useFakeTimers();
  renderWithProviders(<CaseStudies />);
  advanceTimers(5000);
  expectSlide(1);
  fireEvent.click(button(motionPartLabels.studies.pause));
  advanceTimers(20_000);
  expectSlide(1);
  fireEvent.click(button(motionPartLabels.studies.play));
  advanceTimers(5000);
  expectSlide(2);
  vi.useRealTimers();
});
