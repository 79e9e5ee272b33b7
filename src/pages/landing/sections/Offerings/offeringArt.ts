import { offeringPanes } from '@/art/drawings/offerings';
import type { Drawing } from '@/art/kit';
import { withBackground } from '@/art/withBackground';
import type { OfferingArt } from '@/content/landing/offerings';

export const offeringArt: Readonly<Record<OfferingArt, Drawing>> = {
  digitalTransformation: withBackground(offeringPanes.transformation),
  automation: withBackground(offeringPanes.automation),
  consultation: withBackground(offeringPanes.consultation),
  customDevelopment: withBackground(offeringPanes.development),
  dataMigration: withBackground(offeringPanes.migration),
  maintenance: withBackground(offeringPanes.support),
  integration: withBackground(offeringPanes.integration),
  staffAugmentation: withBackground(offeringPanes.augmentation),
  cloudResale: withBackground(offeringPanes.resale),
};

type PaneSize = 'half' | 'quarter' | 'third' | 'strip';

export const offeringSize: Readonly<Record<OfferingArt, PaneSize>> = {
  digitalTransformation: 'half',
  automation: 'quarter',
  consultation: 'quarter',
  customDevelopment: 'quarter',
  dataMigration: 'quarter',
  maintenance: 'third',
  integration: 'third',
  staffAugmentation: 'third',
  cloudResale: 'strip',
};
