import { expect, test } from 'vitest';
import { siteFiles } from '@/app/siteFiles';

const dayMs = 24 * 60 * 60 * 1000;
const fields = Object.fromEntries(
  (siteFiles['.well-known/security.txt'] ?? '')
    .trim()
    .split('\n')
    .map((line) => line.split(': ')),
);

/*
 * Of today, on purpose: it turns red 60 days before security.txt expires. Then check that its address
 * is still read, and move `securityTxtExpires` in src/content/site.ts, a year ahead at most.
 */
test('security.txt is valid for another 60 days, and for a year at most', () => {
  const days = (Date.parse(fields['Expires'] ?? '') - Date.now()) / dayMs;
  expect(days).toBeGreaterThan(60);
  expect(days).toBeLessThan(366);
});
