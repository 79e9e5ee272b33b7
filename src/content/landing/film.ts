import { site } from '@/content/site';

type Film = {
  readonly playLabel: string;
  readonly title: string;
  readonly summary: string;
  readonly captionsLabel: string;
  readonly unsupported: string;
  readonly transcriptTitle: string;
  readonly transcript: readonly { readonly time: string; readonly text: string }[];
};

/** The company's own clip, opened by the play icon on the testimonial card. */
export const film = {
  playLabel: 'Play our film, 24 seconds',
  title: 'One day, one customer record',
  summary: `What ${site.name} does, told from the small hours to the next dawn. 24 seconds, with captions.`,
  captionsLabel: 'English',
  unsupported: 'Your browser cannot play this film. Its words are below.',
  transcriptTitle: 'Read the film',
  transcript: [
    { time: '0:00', text: 'Your systems never sleep. They just do not speak to each other.' },
    {
      time: '0:03',
      text: `We read the conditions. ${site.name}, Salesforce consulting since ${site.foundingYear}.`,
    },
    { time: '0:06', text: 'Five systems. Five versions of one customer.' },
    { time: '0:10', text: 'One record, by noon. Eight Salesforce clouds, joined and working.' },
    {
      time: '0:14',
      text: '61 % higher user adoption at Kaveri Works. Eight plants, one forecast.',
    },
    { time: '0:18', text: 'Lights on all night. Twenty-six systems, one sky.' },
    { time: '0:21', text: 'Tell us your weather.' },
  ],
} as const satisfies Film;
