import type { Submission } from '../../../forms/use-submission.ts';
import { TextField } from '../../../kit/field/text-field.tsx';
import type { TeamDraft } from './team-draft.ts';

export interface TeamFieldsProps {
  team: TeamDraft;
  onChange: (part: Partial<TeamDraft>) => void;
  submission: Pick<Submission, 'errors' | 'corrected'>;
}

const fields = [
  { name: 'name', label: 'Name der Mannschaft', placeholder: 'Weibliche A-Jugend', maxLength: 80 },
  { name: 'club', label: 'Verein (freiwillig)', placeholder: 'HSG Musterstadt', maxLength: 80 },
  { name: 'ageGroup', label: 'Altersklasse (freiwillig)', placeholder: 'A-Jugend', maxLength: 20 },
] as const;

/** Name, club and age group of a team. */
export function TeamFields({ team, onChange, submission }: TeamFieldsProps) {
  return fields.map((field) => (
    <TextField
      key={field.name}
      {...field}
      value={team[field.name]}
      onChange={(value) => {
        onChange({ [field.name]: value });
        submission.corrected(field.name);
      }}
      error={submission.errors[field.name]}
    />
  ));
}
