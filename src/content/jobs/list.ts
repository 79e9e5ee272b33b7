/* Written by `npm run content` from the folders of src/content. */
import { job as backendDeveloperNodejs } from './backend-developer-nodejs/job';
import { job as reactNativeDeveloper } from './react-native-developer/job';
import { job as uiUxDesigner } from './ui-ux-designer/job';

export const jobs = [reactNativeDeveloper, uiUxDesigner, backendDeveloperNodejs] as const;

export const jobsBySlug = {
  'react-native-developer': reactNativeDeveloper,
  'ui-ux-designer': uiUxDesigner,
  'backend-developer-nodejs': backendDeveloperNodejs,
} as const;
