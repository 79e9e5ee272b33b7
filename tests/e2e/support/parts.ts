import { careersTesting } from '../../../src/parts/careers/tests/testing';
import { filmTesting } from '../../../src/parts/film/tests/testing';
import { insightsTesting } from '../../../src/parts/insights/tests/testing';
import { measuringTesting } from '../../../src/parts/measuring/tests/testing';
import { signInTesting } from '../../../src/parts/sign-in/tests/testing';
import { studiesTesting } from '../../../src/parts/studies/tests/testing';
import type { PartTesting } from './partTesting';

const parts: Readonly<Record<string, PartTesting>> = {
  filmTesting,
  signInTesting,
  careersTesting,
  insightsTesting,
  measuringTesting,
  studiesTesting,
};

export const partTesting = Object.values(parts);

/** The parts' dialogs, each with the buttons of the landing page that open it. */
export const partDialogs = Object.assign({}, ...partTesting.map(({ dialogs }) => dialogs));
