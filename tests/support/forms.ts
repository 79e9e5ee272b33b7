import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';

/** What a visitor does with the fields of a form, by their names. */
export function formOf<Name extends string>(
  fields: readonly { readonly name: Name; readonly label: string }[],
) {
  type Values = Readonly<Partial<Record<Name, string>>>;
  const field = (name: Name) =>
    screen.getByLabelText(fields.find((item) => item.name === name)?.label ?? '');
  const forEach = (values: Values, callback: (control: HTMLElement, value: string) => void) => {
    for (const { name } of fields) {
      const value = values[name];
      if (value !== undefined) callback(field(name), value);
    }
  };
  return {
    field,
    fill: (values: Values) =>
      forEach(values, (control, value) => fireEvent.input(control, { target: { value } })),
    expectValues: (values: Values) =>
      forEach(values, (control, value) => expect(control).toHaveValue(value)),
  };
}

export const button = (name: string) => screen.getByRole('button', { name });
export const press = (name: string) => userEvent.click(button(name));

/** Replaces `alert`, and collects each text with what the page says at that moment. */
export function collectAlerts() {
  const alerts: { readonly text: unknown; readonly onPage: string | null | undefined }[] = [];
  vi.spyOn(window, 'alert').mockImplementation((text: unknown) => {
    alerts.push({ text, onPage: screen.queryByRole('alert')?.textContent });
  });
  return {
    alerts,
    /** Expects one alert, which would otherwise open during the next test. */
    expectAlert: (text: string) =>
      waitFor(() => expect(alerts.map((alert) => alert.text)).toEqual([text])),
  };
}
