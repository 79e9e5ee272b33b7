import type { ComponentProps } from 'react';
import type { NavLink } from '@/content/types';
import { FilmButton } from '@/parts/film/FilmButton';
import { studiesSection } from '@/parts/studies/landing/CaseStudies';
import { studiesDomainLinks, studiesHeroLink } from '@/parts/studies/landing/links';
import type { LandingSection, Slot } from './types';

/** On the testimonial card; the props are those of the element that stops the carousel. */
export const testimonialCorner: Slot<ComponentProps<'div'>> = {
  film: FilmButton,
};

export const sectionsAfterOfferings: Readonly<Record<string, LandingSection>> = {
  studies: studiesSection,
};

/** Beside the hero's button. */
export const heroLinks: Readonly<Record<string, NavLink>> = {
  studies: studiesHeroLink,
};

type LinksById = Readonly<Partial<Record<string, NavLink>>>;

const domainLinksByPart: Readonly<Record<string, LinksById>> = {
  studies: studiesDomainLinks,
};

/** By the id of a domain, instead of its own. */
export const domainLinks: LinksById = Object.assign({}, ...Object.values(domainLinksByPart));
