import { openForwarding } from './shape-backend.ts';
import { proveTeamChaos } from './team-chaos.ts';

proveTeamChaos(openForwarding, 'forwarded-team-chaos');
