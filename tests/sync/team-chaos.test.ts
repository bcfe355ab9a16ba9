import { openEmbeddedLog } from './shape-backend.ts';
import { proveTeamChaos } from './team-chaos.ts';

proveTeamChaos(openEmbeddedLog, 'team-chaos');
