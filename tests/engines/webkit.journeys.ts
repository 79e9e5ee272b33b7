import { webKit } from './webkit';
import { runJourneys } from './runJourneys';

runJourneys(webKit);
