import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Footer } from '@/app/SiteLayout/Footer/Footer';
import { paths } from '@/config/paths';
import { footer, footerColumns } from '@/content/navigation';
import { about } from '@/content/company';
import { addressLines, site } from '@/content/site';
import { renderWithProviders } from '../support/renderAt';

test('the footer shows the company and its address', () => {
  renderWithProviders(<Footer />);
  const contentinfo = within(screen.getByRole('contentinfo'));
  for (const text of [about, footer.copyright, ...addressLines]) {
    expect(contentinfo.getByText(text)).toBeVisible();
  }
  expect(contentinfo.getByRole('link', { name: site.phone.display })).toBeVisible();
  expect(contentinfo.getByRole('link', { name: site.email })).toBeVisible();
  expect(contentinfo.getByText(footer.trademarks)).toBeVisible();
  expect(contentinfo.getByRole('link', { name: footer.privacy })).toHaveAttribute(
    'href',
    paths.privacy,
  );
});

test.each(footerColumns)('the column $title lists its links', ({ title, links }) => {
  renderWithProviders(<Footer />);
  const listed = within(screen.getByRole('navigation', { name: title })).getAllByRole('link');
  expect(listed.map((link) => link.textContent)).toEqual(links.map(({ label }) => label));
});

test('the button for cookie settings comes before the privacy policy', () => {
  renderWithProviders(<Footer />);
  const control = screen.getByRole('button', { name: footer.cookieSettings });
  expect(control.nextElementSibling).toHaveTextContent(footer.privacy);
});
