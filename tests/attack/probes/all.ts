import { hostileDataProbes } from './hostile-data.ts';
import { resourceProbes } from './resources.ts';
import { signInProbes } from './sign-in.ts';
import { surfaceProbes } from './surface.ts';

/** Every probe, in the order in which they run. */
export const allProbes = [...signInProbes, ...surfaceProbes, ...hostileDataProbes, ...resourceProbes];
