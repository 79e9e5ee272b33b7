import { firefox } from './firefox';
import { runJourneys } from './runJourneys';

runJourneys(firefox);
