import { site } from '@/content/site';
import { filmSeconds } from './labels';

type FilmCue = {
  /** Second at which it begins; it lasts until the next one. */
  readonly from: number;
  readonly hour: string;
  /** As they are drawn into the picture, and as in `media/captions.en.vtt`, which a test compares. */
  readonly words: string;
  readonly description: string;
};

export const film = {
  title: 'Five spellings of a customer',
  summary: `What ${site.name} does, told from the small hours to the next dawn. ${filmSeconds} seconds, without sound.`,
  captionsLabel: 'English',
  missing: 'The film cannot be played here. Its words are in the transcript.',
  transcriptTitle: 'Transcript',
  cues: [
    {
      from: 0,
      hour: 'Small hours',
      words: 'Your systems never sleep. They just do not speak to each other.',
      description: 'A town at night. A few windows blink, each at its own pace.',
    },
    {
      from: 3,
      hour: 'First light',
      words: 'We measure first. Fairweather, Salesforce consulting since 2018.',
      description: 'The sun rises in the valley. Two gulls cross.',
    },
    {
      from: 6,
      hour: 'Overcast, rain',
      words: 'Five systems. Five versions of one customer.',
      description: 'Five rain clouds slide in, each with another spelling of one name.',
    },
    {
      from: 10,
      hour: 'High noon',
      words: 'One record, not five. Eight Salesforce clouds, joined and working.',
      description:
        'The five clouds become one plate with one name. The sun climbs behind it, and eight clouds open around the sun.',
    },
    {
      from: 14,
      hour: 'Golden hour',
      words: '61% higher user adoption at Kaveri Works. Eight plants, one forecast.',
      description:
        'The town folds into a works with eight roofs. The sun has grown teeth and turns.',
    },
    {
      from: 18,
      hour: 'Night',
      words: 'Lights on all night. Twenty-six systems, one sky.',
      description:
        'Twenty-six windows light from left to right. One line joins the eight clouds, as stars.',
    },
    {
      from: 21,
      hour: 'A new dawn',
      words:
        'Tell us what is not working. hello@fairweather.example\u2002+91\u00a0120\u00a0455\u00a00180',
      description: 'The name Fairweather rises behind the hills, with the sun.',
    },
  ] as const satisfies readonly FilmCue[],
} as const;

/** Minutes and seconds, as a player shows them: 0:06. */
export function toTimecode(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
