import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notFound } from '@/content/notFound';
import { renderAt } from '../../support/renderAt';

test('the mail about a missing page names its address', async () => {
  await renderAt('/no/such-page?from=mail');
  const link = screen.getByRole('link', { name: notFound.report.label });
  const { searchParams } = new URL(link.getAttribute('href') ?? '');
  expect(searchParams.get('subject')).toBe(notFound.report.subject);
  expect(searchParams.get('body')).toContain(`${location.origin}/no/such-page?from=mail`);
});
