// @vitest-environment node
import { expect, test } from 'vitest';
import { markHead, readStyles } from '../../../scripts/vite/markup';

test('classes and style attributes are read at any depth, as the browser reads them', () => {
  const { classes, styleAttributes } = readStyles(
    '<!--$--><p class="a  b" style="--text:&quot;&lt;&quot;">class="c"<svg class="d"><g class="a" style="x:1"/></svg></p>',
  );
  expect([...classes].filter(Boolean)).toEqual(['a', 'b', 'd']);
  expect(styleAttributes).toEqual(['--text:"<"', 'x:1']);
});

test('each element of a head is marked', () => {
  expect(markHead('<title>A &amp; B</title><meta name="a" content="b"/>', 'data-x')).toBe(
    '<title data-x="">A &amp; B</title><meta data-x="" name="a" content="b">',
  );
});
