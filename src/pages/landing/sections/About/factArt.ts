import type { FactName } from '@/art/drawings/facts';
import type { facts } from '@/content/landing/about';

export type AboutFact = (typeof facts)[number];

/** The name of a fact's drawings. */
export function factArt({ id }: AboutFact): FactName {
  return id === 'ai' ? 'workforce' : id;
}
