import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { TextField } from '../../../kit/field/text-field.tsx';
import { EffortChoice } from '../effort/effort-choice.tsx';
import styles from './end-sheet.module.css';

/** As many as the table keeps. */
const mostCharacters = 4000;

/** Ref of what holds the field that a press has opened. */
function focusField(element: HTMLElement | null): void {
  element?.querySelector('textarea')?.focus();
}

export interface EndWordsProps {
  effort: number | null;
  onEffort: (effort: number) => void;
  note: string;
  onNote: (note: string) => void;
}

/** How hard the workout was, and a note; neither is asked for. */
export function EndWords({ effort, onEffort, note, onNote }: EndWordsProps) {
  const [writing, setWriting] = useState(false);
  return (
    <>
      <EffortChoice value={effort} onChange={onEffort} />
      {writing ? (
        <div ref={focusField}>
          <TextField label="Notiz zum Training" rows={3} maxLength={mostCharacters} value={note} onChange={onNote} />
        </div>
      ) : (
        <div className={styles.write}>
          <Button variant="quiet" onPress={() => setWriting(true)}>
            <NotebookPen size={20} aria-hidden="true" />
            Notiz zum Training
          </Button>
        </div>
      )}
    </>
  );
}
