import { useDatabase } from '@anwurf/db/client/react';
import { answerHealthQuestion, takeHealthAnswersBack } from '@anwurf/db/commands/answer-health-question';
import type { AnsweredWeek } from '@anwurf/db/queries/health-weeks';
import { healthEffect, healthEffectInWords } from '@anwurf/domain/coach/weekly-health/health-effect';
import {
  HEALTH_INTRODUCTION,
  HEALTH_ITEMS,
  HEALTH_QUESTIONS,
  type HealthAnswers,
  healthAnswersSchema,
  type HealthItem,
} from '@anwurf/domain/coach/weekly-health/health-questions';
import { useState } from 'react';
import { toHealthWeeks } from '../../data/health/weekly-health.ts';
import { localDay } from '../../data/local-day.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { Button } from '../../kit/action/button.tsx';
import { ChoiceChips } from '../../kit/field/choice-chips.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { SheetAction } from '../../kit/action/sheet-action.tsx';
import { showFailure, showMessage } from '../../kit/overlay/toast-queue.ts';
import styles from './health-sheet.module.css';

const words = { title: 'Fehler', text: 'Deine Antworten konnten nicht gespeichert werden.' };

export interface HealthSheetProps {
  /** Answers so far. */
  answered: readonly AnsweredWeek[];
  onClose: () => void;
}

/** Training and playing without complaints needs no further question. */
function completed(answers: Partial<HealthAnswers>): Partial<HealthAnswers> {
  return answers.participation === 0 ? { participation: 0, volume: 0, performance: 0, symptoms: 0 } : answers;
}

/** The weekly health question: one tap for the healthy, four for the others. */
export function HealthSheet({ answered, onClose }: HealthSheetProps) {
  const db = useDatabase();
  const { pending, run } = useSubmission({ leaves: true });
  const [answers, setAnswers] = useState<Partial<HealthAnswers>>({});
  const [isChecked, setChecked] = useState(false);
  const asked: readonly HealthItem[] = (answers.participation ?? 0) > 0 ? HEALTH_ITEMS : ['participation'];
  const parsed = healthAnswersSchema.safeParse(completed(answers));

  async function save(given: HealthAnswers) {
    const today = localDay(new Date());
    const id = await answerHealthQuestion(db, given, today);
    const effect = healthEffect([...toHealthWeeks(answered), { day: today, answers: given }], today);
    showMessage('Danke, notiert', healthEffectInWords(effect), {
      label: 'Rückgängig',
      run: () => void takeHealthAnswersBack(db, id).catch(() => showFailure(words.title, 'Deine Antworten gelten weiter.')),
    });
    onClose();
  }

  return (
    <Sheet title="Wie ging es dir?" isOpen onOpenChange={onClose}>
      <div className={styles.body}>
        <p className={styles.hint}>{HEALTH_INTRODUCTION}</p>
        {asked.map((item) => {
          const { question, answers: options } = HEALTH_QUESTIONS[item];
          const chosen = answers[item];
          return (
            <ChoiceChips
              key={item}
              label={question}
              options={options.map((label, place) => ({ value: String(place), label }))}
              value={chosen === undefined ? null : String(chosen)}
              onChange={(place) => setAnswers({ ...answers, [item]: Number(place) })}
              error={isChecked && chosen === undefined ? 'Bitte wähle eine Antwort.' : undefined}
            />
          );
        })}
        <p className={styles.hint}>Kein anderer Spieler sieht deine Antworten. Sie ersetzen keine ärztliche Untersuchung.</p>
        <SheetAction>
          <Button
            variant="ball"
            wide
            pending={pending}
            onPress={() => {
              setChecked(true);
              if (parsed.success) void run({ words, work: () => save(parsed.data) });
            }}
          >
            Speichern
          </Button>
        </SheetAction>
      </div>
    </Sheet>
  );
}
