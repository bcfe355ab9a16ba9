import { join } from 'node:path';
import { buildWeb } from '../web-build.ts';

await buildWeb(join(import.meta.dirname, '../..'));
