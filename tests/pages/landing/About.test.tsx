import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { facts } from '@/content/landing/about';
import { factDetails } from '@/content/landing/factDetails';
import { ui } from '@/content/ui';
import { About } from '@/pages/landing/sections/About/About';

type Fact = (typeof facts)[number];

const app = document.createElement('div');
app.id = 'app';

beforeEach(() => {
  document.body.append(app);
  Element.prototype.setPointerCapture = () => undefined;
});

afterEach(() => {
  app.remove();
});

test.each(facts.map((fact) => [fact.title, fact] as const))(
  'the card of %s opens its details',
  async (_, fact) => {
    const { user } = renderAbout();
    await user.click(card(fact));
    const dialog = within(await screen.findByRole('dialog', { name: fact.title }));
    const { detail, source, breakdown } = factDetails[fact.id];
    for (const text of [fact.figure, detail, source, breakdown.caption]) {
      expect(dialog.getByText(text)).toBeVisible();
    }
    expect(dialog.getAllByRole('listitem').map((row) => row.textContent)).toEqual(
      breakdown.rows.map(({ label, count }) => `${label}${count}`),
    );
  },
);

test('the close button closes the details, and the focus returns to the card', async () => {
  const { user } = renderAbout();
  const [fact] = facts;
  await user.click(card(fact));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: ui.close }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(card(fact)).toHaveFocus());
});

test('the keyboard opens a card, and Escape closes it', async () => {
  const { user } = renderAbout();
  const [fact] = facts;
  await user.tab();
  expect(card(fact)).toHaveFocus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: fact.title });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(card(fact)).toHaveFocus());
});

test('dragging the row opens nothing', async () => {
  const { user } = renderAbout();
  const [fact] = facts;
  fireEvent.pointerDown(card(fact), { clientX: 300, pointerType: 'mouse', buttons: 1 });
  fireEvent.pointerMove(card(fact), { clientX: 200, pointerType: 'mouse', buttons: 1 });
  fireEvent.pointerUp(card(fact), { pointerType: 'mouse' });
  fireEvent.click(card(fact));
  await user.hover(card(fact));
  expect(screen.queryByRole('dialog')).toBeNull();
});

function renderAbout() {
  render(<About />, { container: app });
  return { user: userEvent.setup() };
}

function card({ figure, title }: Fact) {
  return screen.getByRole('button', {
    name: (name) => name.startsWith(`${figure} ${title}`),
    hidden: true,
  });
}
