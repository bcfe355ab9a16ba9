import { useDatabase } from '@anwurf/db/client/react';
import { noteReadiness } from '@anwurf/db/commands/note-readiness';
import {
  ORDINARY_DAY,
  READINESS_ITEMS,
  READINESS_QUESTIONS,
  type ReadinessAnswers,
  readinessAnswersSchema,
  type ReadinessItem,
} from '@anwurf/domain/readiness/readiness-questions';
import { useState } from 'react';
import { Label } from 'react-aria-components/Label';
import { RadioGroup } from 'react-aria-components/RadioGroup';
import { useSubmission } from '../../forms/use-submission.ts';
import { Button } from '../../kit/action/button.tsx';
import { SheetAction } from '../../kit/action/sheet-action.tsx';
import { classNames } from '../../kit/class-names.ts';
import { Scale } from '../../kit/field/scale.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { showFailure, showMessage } from '../../kit/overlay/toast-queue.ts';
import styles from './readiness-sheet.module.css';

const words = { title: 'Fehler', text: 'Deine Antworten konnten nicht gespeichert werden.' };

export interface ReadinessSheetProps {
  /** Local day that is asked about. */
  day: string;
  /** Its answers so far; null: none. */
  given: ReadinessAnswers | null;
  onClose: () => void;
}

function Question({ item, value, onChange }: { item: ReadinessItem; value: number | undefined; onChange: (value: number) => void }) {
  const { question, answers } = READINESS_QUESTIONS[item];
  const steps = answers.map((spoken, index) => ({ value: index + 1, shown: index + 1, spoken: `${index + 1}, ${spoken}` }));
  return (
    <RadioGroup
      orientation="horizontal"
      value={value === undefined ? null : String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
      className={classNames(styles.item)}
    >
      <Label className={classNames(styles.label)}>{question}</Label>
      <span className={styles.word} aria-hidden="true">
        {value === undefined ? `${answers[0]} bis ${answers[4]}` : answers[value - 1]}
      </span>
      <Scale steps={steps} className={styles.scale} />
    </RadioGroup>
  );
}

/** Five questions of a day; an ordinary one is answered by one button. */
export function ReadinessSheet({ day, given, onClose }: ReadinessSheetProps) {
  const db = useDatabase();
  const { pending, run } = useSubmission({ leaves: true });
  const [answers, setAnswers] = useState<Partial<ReadinessAnswers>>(given ?? {});
  const parsed = readinessAnswersSchema.safeParse(answers);
  const open = READINESS_ITEMS.filter((item) => answers[item] === undefined).length;

  async function save(complete: ReadinessAnswers) {
    const takeBack = await noteReadiness(db, day, complete);
    showMessage('Bereitschaft notiert', undefined, {
      label: 'Rückgängig',
      run: () => void takeBack().catch(() => showFailure(words.title, 'Deine Antworten gelten weiter.')),
    });
    onClose();
  }

  return (
    <Sheet title="Wie fit bist du heute?" isOpen onOpenChange={onClose}>
      <div className={styles.body}>
        <Button wide onPress={() => setAnswers(ORDINARY_DAY)}>
          Alles normal
        </Button>
        {READINESS_ITEMS.map((item) => (
          <Question
            key={item}
            item={item}
            value={answers[item]}
            onChange={(value) => setAnswers((before) => ({ ...before, [item]: value }))}
          />
        ))}
        <SheetAction>
          <Button
            variant="ball"
            wide
            pending={pending}
            isDisabled={!parsed.success}
            onPress={() => parsed.success && void run({ words, work: () => save(parsed.data) })}
          >
            {open === 0 ? 'Speichern' : open === 1 ? 'Noch eine Antwort' : `Noch ${open} Antworten`}
          </Button>
        </SheetAction>
      </div>
    </Sheet>
  );
}
