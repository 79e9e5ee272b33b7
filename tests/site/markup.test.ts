import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { notFoundRoute, render, routes } from '@/entry-server';

/** The HTML Standard's rules, without rules of style. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  // a `time` without `datetime` may contain no elements; here it always has one
  elements: ['html5', { time: { attributes: { datetime: { required: true } } } }],
  rules: {
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-inline-style': 'off',
    'no-raw-characters': 'off',
    'require-sri': 'off',
  },
});

test.each([...routes, notFoundRoute].map(({ path }) => path))(
  '%s has no markup errors',
  async (path) => {
    const { head, html } = await render(path);
    const page = `<!doctype html>\n<html lang="en-GB"><head>${head}</head><body><div id="app">${html}</div></body></html>`;
    const report = await validator.validateString(page);
    expect(
      report.results.flatMap(({ messages }) =>
        messages.map(({ message, selector }) => `${message} (${selector})`),
      ),
    ).toEqual([]);
  },
);
