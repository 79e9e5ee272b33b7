import { svgMarkup } from '@/art/kit';
import { isPicture, type Illustration } from '@/art/picture';
import type { TimeOfDayPhase } from '@/content/types';

/** A page's social picture, of 1200 by 630. Logo and texts stand at its left, one below the other. */
export type SocialCard = {
  /** A colour or a linear gradient of CSS, from top to bottom. */
  readonly ground: string;
  /** SVG in front of the ground: pieces of `place` and of the kit. */
  readonly scene: string;
  /** The cloud whose style sheet has the ground. */
  readonly cloud?: string;
  /** Colours of text and of marks, instead of those of a light page. */
  readonly colours?: Readonly<Record<string, string>>;
  readonly eyebrow?: { readonly phase: TimeOfDayPhase; readonly label: string };
  /** Smaller, where `size` would not fit the width. */
  readonly title: CardTitle;
  readonly intro?: CardIntro;
  /** In a dark band at the foot. */
  readonly stats?: readonly { readonly figure: string; readonly label: string }[];
};

type CardTitle = {
  readonly lines: readonly string[];
  readonly size?: number;
  /** At which a line breaks. */
  readonly width?: number;
};

/** Colours of a card whose ground is dark. */
export const onDark = {
  '--text': 'var(--on-dark)',
  '--text-secondary': 'var(--on-dark)',
  '--mark-sun': 'var(--s-sun)',
  '--mark-mist': 'var(--s-cream)',
} as const;

type CardIntro = {
  readonly text: string;
  readonly size?: number;
  readonly width?: number;
  /** Below the title. */
  readonly gap?: number;
};

type Frame = readonly [left: number, top: number, width: number, height: number];

/** A drawing or a photograph in a frame. `id` is unique in the card. */
export function place(illustration: Illustration, id: string, frame: Frame): string {
  const [x, y, width, height] = frame;
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return isPicture(illustration)
    ? `<image href="${illustration.src}" ${box} preserveAspectRatio="xMidYMid slice"/>`
    : svgMarkup(illustration, id, box);
}

/** The alternative text of a card's picture. */
export function cardText({ title, intro }: SocialCard): string {
  const texts = [title.lines.join(' '), intro?.text].filter(Boolean);
  return texts.join('. ').replace('..', '.');
}
