// @vitest-environment node
import { expect, test } from 'vitest';
import { classesOf, addAttributeToHeadTags } from '../../../scripts/vite/markup';

test('classes are read at any depth, as the browser reads them', () => {
  const classes = classesOf(
    '<!--$--><p class="a  b">class="c"<svg class="d"><g class="a"/></svg></p>',
  );
  expect([...classes].filter(Boolean)).toEqual(['a', 'b', 'd']);
});

test('each element of a head is marked', () => {
  expect(
    addAttributeToHeadTags('<title>A &amp; B</title><meta name="a" content="b"/>', 'data-x'),
  ).toBe('<title data-x="">A &amp; B</title><meta data-x="" name="a" content="b">');
});
