import type { TeamPreview } from '@anwurf/contract/team';

/** A code that was found, and what it leads to. */
export interface FoundTeam {
  readonly code: string;
  readonly preview: TeamPreview;
}
