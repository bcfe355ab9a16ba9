import { proveChaos } from './chaos-schedules.ts';
import { openEmbeddedLog } from './shape-backend.ts';

proveChaos(openEmbeddedLog, 'chaos');
