import { counts, sampleCounts } from '@/content/counts';
import { site } from '@/content/site';
import type { TimeOfDay } from '@/content/types';
import { inWordsCapitalised } from '@/lib/inWords';
import { filmSeconds } from './filmButton';

export type FilmBeat = {
  /** Second at which the beat begins; it lasts until the next one. */
  readonly from: number;
  readonly timeOfDay: TimeOfDay;
  /** The headline, by line. */
  readonly lines: readonly string[];
  /** The text under the headline, by line. */
  readonly note: readonly string[];
  /** A description of the picture, for the transcript. */
  readonly description: string;
};

type Film = {
  readonly title: string;
  readonly summary: string;
  readonly captionsLabel: string;
  readonly unsupported: string;
  readonly transcriptTitle: string;
  /** Seconds. */
  readonly duration: number;
  /** One customer's name in five systems, and in the merged record. */
  readonly spellings: readonly [string, string, string, string, string];
  readonly record: { readonly name: string; readonly note: string };
  readonly beats: readonly FilmBeat[];
};

/**
 * The film that the play button on the testimonial card opens. Its words are part of the picture:
 * after a change, run `npm run film`, which makes the film and its captions.
 */
export const film = {
  title: 'One day, one customer record',
  summary: `What ${site.name} does, told from the small hours to the next dawn. ${filmSeconds} seconds, without sound.`,
  captionsLabel: 'English',
  unsupported: 'Your browser cannot play this film. Its words are below.',
  transcriptTitle: 'Transcript',
  duration: filmSeconds,
  spellings: ['R. Iyer', 'IYER, ROHAN', 'Rohan Iyre', 'Mr Iyer', 'Rohan I.'],
  record: { name: 'Rohan Iyer', note: 'one customer' },
  beats: [
    {
      from: 0,
      timeOfDay: { time: '03:05', name: 'Small hours', state: 'night' },
      lines: ['Your systems', 'never sleep.'],
      note: ['They just do not speak to each other.'],
      description: 'A town at night. A few windows blink, each at its own pace.',
    },
    {
      from: 3,
      timeOfDay: { time: '05:42', name: 'First light', state: 'dawn' },
      lines: ['We read', 'the conditions.'],
      note: [`${site.name}, Salesforce consulting since ${site.foundingYear}.`],
      description: 'The sun rises in the valley. Two gulls cross.',
    },
    {
      from: 6,
      timeOfDay: { time: '09:40', name: 'Overcast, rain', state: 'morning' },
      lines: ['Five systems.', 'Five versions', 'of one customer.'],
      note: [],
      description: 'Five rain clouds slide in, each with another spelling of one name.',
    },
    {
      from: 10,
      timeOfDay: { time: '12:00', name: 'High noon', state: 'noon' },
      lines: ['One record,', 'by noon.'],
      note: [`${inWordsCapitalised(counts.clouds)} Salesforce clouds,`, 'joined and working.'],
      description:
        'The five clouds become one plate with one name. The sun climbs behind it, and eight clouds open around the sun.',
    },
    {
      from: 14,
      timeOfDay: { time: '16:20', name: 'Golden hour', state: 'gold' },
      lines: [`${sampleCounts.adoption}%`],
      note: ['higher user adoption at Kaveri Works.', 'Eight plants, one forecast.'],
      description:
        'The town folds into a works with eight roofs. The sun has grown teeth and turns.',
    },
    {
      from: 18,
      timeOfDay: { time: '22:10', name: 'Night', state: 'night' },
      lines: ['Lights on', 'all night.'],
      note: [`${inWordsCapitalised(counts.systems)} systems,`, 'one sky.'],
      description:
        'Twenty-six windows light from left to right. One line joins the eight clouds, as stars.',
    },
    {
      from: 21,
      timeOfDay: { time: '05:41', name: 'A new dawn', state: 'dawn' },
      lines: ['Tell us your weather.'],
      note: [`${site.email}\u2002${site.phone.display}`],
      description: `The name ${site.name} rises behind the hills, with the sun.`,
    },
  ],
} as const satisfies Film;
