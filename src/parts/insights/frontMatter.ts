import { z } from 'zod';

const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'write the date as 2026-11-25');

/** The front matter of an article. docs/adopting.md has it as the settings of an editor. */
export const frontMatter = z.strictObject({
  title: z.string().min(10).max(47),
  description: z.string().min(70).max(160),
  date,
  updated: date.optional(),
  author: z.enum(['kabir', 'meera', 'tomas']),
  topics: z.array(z.string().min(2)).min(1).max(4),
  cloud: z.string().optional(),
  study: z.string().optional(),
  drawing: z.enum(['almanac', 'sieve', 'meter', 'bridge', 'ledger', 'seal']),
});
