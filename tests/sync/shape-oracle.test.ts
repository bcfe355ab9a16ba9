import { proofCount } from '../proof-counts.ts';
import { proveShapes } from './random-statements.ts';
import { openEmbeddedLog } from './shape-backend.ts';

proveShapes(openEmbeddedLog, proofCount('ORACLE_MUTATIONS'));
