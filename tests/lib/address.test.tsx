import { expect, test } from 'vitest';
import { addressWords, findTarget } from '@/lib/address';

test.each([
  '#über-kosten',
  '#%C3%BCber-kosten',
  '#Über-Kosten',
  '#u\u0308ber-kosten',
  '#über-kosten?a=b',
])('the hash %s finds its heading', (hash) => {
  document.body.innerHTML = '<h2 id="über-kosten">Über Kosten</h2>';
  expect(findTarget(hash)).toHaveTextContent('Über Kosten');
});

test.each(['', '#', '#%E0%A4%A', '#"]', '#:~:text=x'])('the hash "%s" finds nothing', (hash) => {
  document.body.innerHTML = '<h2 id="über-kosten">Über Kosten</h2>';
  expect(findTarget(hash)).toBeNull();
});

test('a path in another spelling has the same words', () => {
  expect(addressWords('//Data%20Cloud/).')).toEqual(addressWords('/data/cloud'));
});
