import { readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Marquee } from '@/components/Marquee/Marquee';

const names = ['Aster', 'Birch', 'Clover'];
const items = names.map((name) => <li key={name}>{name}</li>);

describe('a marquee', () => {
  test('exposes each item once to screen readers', () => {
    render(
      <Marquee label="Plants" isMotionOn>
        {items}
      </Marquee>,
    );
    const list = within(screen.getByRole('group', { name: 'Plants' })).getByRole('list');
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(names);
    expect(screen.getAllByRole('listitem')).toHaveLength(names.length);
  });

  test('renders each item a second time, unreachable for keyboard and screen readers', () => {
    render(
      <Marquee label="Plants" isMotionOn>
        {items}
      </Marquee>,
    );
    const [, copy] = screen.getAllByText('Birch');
    const list = copy?.closest('ul');
    expect(list).toHaveAttribute('aria-hidden', 'true');
    expect(list).toHaveAttribute('inert');
  });

  test('a row is a Tab stop, moving or paused', () => {
    const { rerender } = render(
      <Marquee label="Plants" isMotionOn>
        {items}
      </Marquee>,
    );
    const row = screen.getByRole('group', { name: 'Plants' });
    expect(row).toHaveAttribute('tabindex', '0');
    expect(row).toHaveAttribute('data-playing', 'true');
    rerender(
      <Marquee label="Plants" isMotionOn={false}>
        {items}
      </Marquee>,
    );
    expect(row).toHaveAttribute('tabindex', '0');
    expect(row).toHaveAttribute('data-playing', 'false');
  });

  test('runs in both directions', () => {
    render(
      <Marquee label="Plants" isMotionOn direction="backwards">
        {items}
      </Marquee>,
    );
    expect(screen.getByRole('group')).toHaveAttribute('data-direction', 'backwards');
  });

  test('takes 40 s per loop at a constant speed', () => {
    const css = readFileSync('src/components/Marquee/Marquee.module.css', 'utf8');
    expect(css).toMatch(/animation: turn 40s linear [^;]*infinite;/);
  });
});
