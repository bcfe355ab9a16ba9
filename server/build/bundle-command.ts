import { join } from 'node:path';
import { bundleServer } from './bundle-server.ts';

const root = join(import.meta.dirname, '../..');

await bundleServer(root, join(root, 'server/dist'));
