import { site } from '@/content/site';
import type { TimeOfDay } from '@/content/types';
import { filmSeconds } from './labels';

type FilmCue = {
  /** Second at which it begins; it lasts until the next one. */
  readonly from: number;
  readonly timeOfDay: TimeOfDay;
  /** What is large in the picture. */
  readonly title: string;
  /** What is small there: on a phone it stands below the picture too. */
  readonly line: string;
  /** A description of the picture, for the transcript. */
  readonly description: string;
};

/** The film in `media`: its words are drawn into the picture, of which the player cuts off the lowest ninth. */
export const film = {
  title: 'Five spellings of a customer',
  summary: `What ${site.name} does, told from the small hours to the next dawn. ${filmSeconds} seconds, without sound.`,
  captionsLabel: 'English',
  controls: {
    playing: 'Pause',
    waiting: 'Pause',
    paused: 'Play',
    ended: 'Play again',
    place: 'Time of day',
    captions: 'Captions',
    fullScreen: 'Full screen',
  },
  unsupported: 'Your browser cannot play this film. Its words are below.',
  transcriptTitle: 'Transcript',
  cues: [
    {
      from: 0,
      timeOfDay: { time: '03:05', name: 'Small hours', phase: 'night' },
      title: 'Your systems never sleep.',
      line: 'They just do not speak to each other.',
      description: 'A town at night. A few windows blink, each at its own pace.',
    },
    {
      from: 3,
      timeOfDay: { time: '05:42', name: 'First light', phase: 'dawn' },
      title: 'We measure first.',
      line: 'Fairweather, Salesforce consulting since 2018.',
      description: 'The sun rises in the valley. Two gulls cross.',
    },
    {
      from: 6,
      timeOfDay: { time: '09:40', name: 'Overcast, rain', phase: 'morning' },
      title: 'Five systems. Five versions of one customer.',
      line: '',
      description: 'Five rain clouds slide in, each with another spelling of one name.',
    },
    {
      from: 10,
      timeOfDay: { time: '12:00', name: 'High noon', phase: 'noon' },
      title: 'One record, not five.',
      line: 'Eight Salesforce clouds, joined and working.',
      description:
        'The five clouds become one plate with one name. The sun climbs behind it, and eight clouds open around the sun.',
    },
    {
      from: 14,
      timeOfDay: { time: '16:20', name: 'Golden hour', phase: 'gold' },
      title: '',
      line: '61% higher user adoption at Kaveri Works. Eight plants, one forecast.',
      description:
        'The town folds into a works with eight roofs. The sun has grown teeth and turns.',
    },
    {
      from: 18,
      timeOfDay: { time: '22:10', name: 'Night', phase: 'night' },
      title: 'Lights on all night.',
      line: 'Twenty-six systems, one sky.',
      description:
        'Twenty-six windows light from left to right. One line joins the eight clouds, as stars.',
    },
    {
      from: 21,
      timeOfDay: { time: '05:41', name: 'A new dawn', phase: 'dawn' },
      title: 'Tell us what is not working.',
      line: 'hello@fairweather.example\u2002+91\u00a0120\u00a0455\u00a00180',
      description: 'The name Fairweather rises behind the hills, with the sun.',
    },
  ] as const satisfies readonly FilmCue[],
} as const;

/** As in `media/captions.en.vtt`, which a test compares. */
export function wordsOf({ title, line }: FilmCue): string {
  return `${title} ${line}`.trim();
}

/** Minutes and seconds, as a player shows them: 0:06. */
export function toTimecode(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
