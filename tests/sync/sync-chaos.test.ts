import { proofCount } from '../proof-counts.ts';
import { proveChaos } from './chaos-schedules.ts';
import { openEmbeddedLog } from './shape-backend.ts';

proveChaos(openEmbeddedLog, proofCount('CHAOS_SCHEDULES'));
