import { type TeamRequest, teamRequestSchema } from '@anwurf/contract/team';
import { type Checked, checkFields } from '../../../forms/field-problem.ts';

/** Name, club and age group as they are typed. */
export interface TeamDraft {
  readonly name: string;
  readonly club: string;
  readonly ageGroup: string;
}

/** The typed team, without what was left empty. */
export function checkTeam({ name, club, ageGroup }: TeamDraft): Checked<TeamRequest> {
  return checkFields(teamRequestSchema, { name, ...(club && { club }), ...(ageGroup && { ageGroup }) });
}
