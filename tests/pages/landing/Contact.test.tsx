import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anchors } from '@/config/paths';
import { contactForm, contactHeading } from '@/content/landing/contact';
import { addressLine, site } from '@/content/site';
import { Contact } from '@/pages/landing/sections/Contact';
import { renderWithProviders } from '../../support/renderAt';

test('the section has phone, email, address and the form', () => {
  renderWithProviders(<Contact />);
  const section = screen.getByRole('region', { name: contactHeading.title });
  expect(section).toHaveAttribute('id', anchors.contact);
  expect(within(section).getByRole('link', { name: site.phone.display })).toHaveAttribute(
    'href',
    site.phone.href,
  );
  expect(within(section).getByRole('link', { name: site.email })).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  );
  expect(within(section).getByText(addressLine)).toBeVisible();
  expect(within(section).getByText(site.supportHours)).toBeVisible();
  expect(within(section).getByRole('form', { name: contactForm.label })).toBeVisible();
});
