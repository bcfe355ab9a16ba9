import type { StoredSet } from '@anwurf/db/queries/logged-sets';
import { Trash2 } from 'lucide-react';
import { Button } from '../../../kit/button.tsx';
import type { MetricField } from './metric-fields.ts';
import styles from './open-set.module.css';
import { SetEditor } from './set-editor.tsx';
import { setText } from './set-words.ts';
import type { SetInput } from './use-set-input.ts';

/** The editor of the next set, or of a saved one with the way to remove it. */
export function OpenSet({
  number,
  fields,
  last,
  input,
}: {
  number: number;
  fields: readonly MetricField[];
  last: readonly StoredSet[];
  input: SetInput;
}) {
  const lastSet = last.find((set) => set.setNumber === number);
  return (
    <SetEditor
      number={number}
      hint={lastSet ? `zuletzt ${setText(lastSet)}` : null}
      fields={fields}
      values={input.values}
      problem={input.problem}
      onChange={input.change}
    >
      {input.editing && (
        <div className={styles.actions}>
          <Button variant="quiet" onPress={() => input.edit(null)}>
            Abbrechen
          </Button>
          <Button variant="danger" onPress={() => void input.remove()}>
            <Trash2 size={20} aria-hidden="true" />
            Löschen
          </Button>
        </div>
      )}
    </SetEditor>
  );
}
