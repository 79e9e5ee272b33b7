import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { customers, customersHeading, customersLabel } from '@/content/landing/customers';
import { motionPartLabels } from '@/content/motion';
import { Customers } from '@/pages/landing/sections/Customers';

test('the customers have their heading', () => {
  render(<Customers />);
  expect(screen.getByRole('region', { name: customersHeading.title })).toBeVisible();
});

test('ten customers in two rows, each exposed once', () => {
  render(<Customers />);
  const row = screen.getByRole('group', { name: customersLabel });
  const names = within(row)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(customers.map(({ wordmark }) => wordmark));
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
});

test('the two rows run in opposite directions', () => {
  const { container } = render(<Customers />);
  const directions = [...container.querySelectorAll('[data-direction]')].map((row) =>
    row.getAttribute('data-direction'),
  );
  expect(directions).toEqual(['forwards', 'backwards']);
});

test('the control beside the rows stops both', async () => {
  const user = userEvent.setup();
  const { container } = render(<Customers />);
  await user.click(screen.getByRole('button', { name: motionPartLabels.customers.pause }));
  expect(container.querySelectorAll('[data-playing="false"]')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: motionPartLabels.customers.play }));
  expect(container.querySelectorAll('[data-playing="true"]')).toHaveLength(2);
});
