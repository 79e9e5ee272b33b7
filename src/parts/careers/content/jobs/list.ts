import { job as backendDeveloperNodejs } from './backend-developer-nodejs/job';
import { job as reactNativeDeveloper } from './react-native-developer/job';
import { job as uiUxDesigner } from './ui-ux-designer/job';

export const jobs = [reactNativeDeveloper, uiUxDesigner, backendDeveloperNodejs] as const;
