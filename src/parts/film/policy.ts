import type { PartPolicy } from '@/content/policy';

export const filmPolicy: PartPolicy = () => ({
  accessibility: [
    {
      term: 'The film:',
      text: 'silent; its words are in captions and in a text, and it has no audio description.',
    },
  ],
});
