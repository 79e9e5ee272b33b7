import type { DiscName } from '@/art/drawings/hero';
import type { ClientLogoName } from '@/art/drawings/interface/clientLogos';
import type { PersonName } from '@/art/drawings/interface/people';
import type { PictureFile } from '@/art/picture';

export type Testimonial = {
  /** A drawing, or a photograph beside this file. */
  readonly portrait: PersonName | PictureFile;
  readonly disc: DiscName;
  /** The logo on the card: a drawn mark, or a file beside this one. */
  readonly client: ClientLogoName | PictureFile;
  readonly company: string;
  /** At most 34 characters, without quotation marks. */
  readonly quote: string;
  readonly name: string;
  readonly role: string;
};

/** Sample data: invented people at invented companies. */
export const testimonials = [
  {
    portrait: 'ananya',
    disc: 'coral',
    client: 'kaveri',
    company: 'Kaveri Works',
    quote: 'Eight plants, one set of numbers.',
    name: 'Ananya Rao',
    role: 'Head of Sales Systems',
  },
  {
    portrait: 'daniel',
    disc: 'sun',
    client: 'tollgate',
    company: 'tollgate',
    quote: 'Month end now ends on the first.',
    name: 'Daniel Okafor',
    role: 'Chief Operating Officer',
  },
  {
    portrait: 'ingrid',
    disc: 'azure',
    client: 'meridian',
    company: 'Meridian Bio',
    quote: 'My team stopped keeping lists.',
    name: 'Ingrid Solberg',
    role: 'VP, Field Medical',
  },
] as const satisfies readonly Testimonial[];

export const testimonialLabels = {
  region: 'What customers say',
  /** Accessible name of the dot that shows a testimonial. */
  show: (name: string) => `Show what ${name} says`,
} as const;
