import { test } from 'vitest';
import { site } from '@/content/site';

/** A test of the specification's words and of the sample's figures, for as long as the sample stands. */
export const testSample = test.runIf(site.name === 'Fairweather');
