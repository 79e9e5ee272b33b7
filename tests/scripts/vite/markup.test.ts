// @vitest-environment node
import { expect, test } from 'vitest';
import {
  classesOf,
  addAttributeToHeadTags,
  moveStyleAttributes,
} from '../../../scripts/vite/markup';

test('classes are read at any depth, as the browser reads them', () => {
  const classes = classesOf(
    '<!--$--><p class="a  b">class="c"<svg class="d"><g class="a"/></svg></p>',
  );
  expect([...classes].filter(Boolean)).toEqual(['a', 'b', 'd']);
});

test('each style attribute becomes one rule, which all elements with that style share', () => {
  expect(
    moveStyleAttributes(
      '<p class="a" style="--text:&quot;&lt;&quot;"> style="--a:b"<b style="--size:1px"></b></p><i style="--size:1px"></i>',
    ),
  ).toEqual({
    html: '<p class="a" data-style="0"> style="--a:b"<b data-style="1"></b></p><i data-style="1"></i>',
    rules: ['[data-style="0"]{--text:"<"}', '[data-style="1"]{--size:1px}'],
  });
});

test('each element of a head is marked', () => {
  expect(
    addAttributeToHeadTags('<title>A &amp; B</title><meta name="a" content="b"/>', 'data-x'),
  ).toBe('<title data-x="">A &amp; B</title><meta data-x="" name="a" content="b">');
});
