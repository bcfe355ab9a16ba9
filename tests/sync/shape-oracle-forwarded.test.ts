import { proofCount } from '../proof-counts.ts';
import { proveShapes } from './random-statements.ts';
import { openForwarding } from './shape-backend.ts';

proveShapes(openForwarding, proofCount('FORWARDED_ORACLE_MUTATIONS'));
