import type { ComponentProps } from 'react';
import { FilmButton } from '@/parts/film/FilmButton';
import type { Slot } from './types';

/** On the testimonial card; the props are those of the element that stops the carousel. */
export const testimonialCorner: Slot<ComponentProps<'div'>> = {
  film: FilmButton,
};
