import { proofCount } from '../proof-counts.ts';
import { proveChaos } from './chaos-schedules.ts';
import { openForwarding } from './shape-backend.ts';

proveChaos(openForwarding, proofCount('FORWARDED_CHAOS_SCHEDULES'));
