import { offeringPanes } from '@/components/Art/drawings/noon';
import type { Drawing } from '@/components/Art/kit';
import { onGround } from '@/components/Art/onGround';
import type { OfferingArt } from '@/content/landing/offerings';

export const offeringArt: Readonly<Record<OfferingArt, Drawing>> = {
  digitalTransformation: onGround(offeringPanes.transformation),
  automation: onGround(offeringPanes.automation),
  consultation: onGround(offeringPanes.consultation),
  customDevelopment: onGround(offeringPanes.development),
  dataMigration: onGround(offeringPanes.migration),
  maintenance: onGround(offeringPanes.support),
  integration: onGround(offeringPanes.integration),
  staffAugmentation: onGround(offeringPanes.augmentation),
  cloudResale: onGround(offeringPanes.resale),
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
