import type { Submission } from './use-submission.ts';

/** Value, change and error of a text field: what was wrong with it is no longer said once it is changed. */
export function fieldOf(
  submission: Pick<Submission, 'errors' | 'corrected'>,
  name: string,
  value: string,
  onChange: (value: string) => void,
) {
  return {
    value,
    onChange(typed: string) {
      onChange(typed);
      submission.corrected(name);
    },
    error: submission.errors[name],
  };
}
