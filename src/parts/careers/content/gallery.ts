import type { Illustration } from '@/art/picture';
import { inWords, inWordsCapitalised } from '@/lib/inWords';
import { galleryPictures } from '../drawings/gallery';

type GalleryImage = {
  readonly picture: Illustration;
  readonly alt: string;
  readonly caption: string;
};

const images = [
  {
    picture: galleryPictures.pair,
    alt: 'Two colleagues pairing at one laptop',
    caption: '09:10, pairing on a laptop',
  },
  {
    picture: galleryPictures.board,
    alt: 'Two colleagues mapping a process on a whiteboard',
    caption: '11:30, mapping a process, out loud',
  },
  {
    picture: galleryPictures.tea,
    alt: 'Two colleagues with tea at the window',
    caption: '16:45, tea at the window',
  },
  {
    picture: galleryPictures.certificate,
    alt: 'Three colleagues celebrating a certification',
    caption: '17:50, a certificate, celebrated',
  },
  {
    picture: galleryPictures.remote,
    alt: 'A remote stand-up on one screen, one camera switched off',
    caption: '20:30, the remote stand-up',
  },
] as const satisfies readonly GalleryImage[];

export const gallery = {
  title: `Work culture, in ${inWords(images.length)} prints.`,
  intro: `${inWordsCapitalised(images.length)} ordinary hours.`,
  images,
} as const;
