import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import type { GroupMark } from '@anwurf/domain/norms/norm-records';
import { measureText, valueText } from '../fitness-words.ts';

export interface GroupMarksProps {
  test: SubTest;
  marks: readonly GroupMark[];
  className?: string | undefined;
}

/** The marks of named groups of the player's age, in words: another sport, no place of a hundred. */
export function GroupMarks({ test, marks, className }: GroupMarksProps) {
  return marks.map(({ group, marks: [poor, average, good], caution }) => (
    <p key={group} className={className}>
      <b>{group}:</b> Nachholbedarf {valueText(test, poor)}, Durchschnitt {valueText(test, average)}, gut {measureText(test, good)}. Marken
      einer anderen Sportart, kein Perzentil. {caution}
    </p>
  ));
}
