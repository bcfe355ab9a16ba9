import { proveChaos } from './chaos-schedules.ts';
import { openForwarding } from './shape-backend.ts';

proveChaos(openForwarding, 'forwarded-chaos');
