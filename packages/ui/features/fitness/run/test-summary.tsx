import { useDatabase } from '@anwurf/db/client/react';
import { saveFitnessTests } from '@anwurf/db/commands/save-fitness-test';
import { type FitnessTest, testsWith } from '@anwurf/db/queries/fitness-tests';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useList } from '@anwurf/db/queries/react/use-rows';
import { measuredChanges, worthwhileChange } from '@anwurf/domain/fitness/measured-change';
import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import { resultOf, type SubTestResult } from '@anwurf/domain/fitness/test-result';
import type { TestCategory } from '@anwurf/domain/fitness/test-category';
import type { ComparedPerson } from '@anwurf/domain/norms/compare';
import { format, parseISO } from 'date-fns';
import { useMemo } from 'react';
import { useSubmission } from '../../../forms/use-submission.ts';
import { Banner } from '../../../kit/feedback/banner.tsx';
import { BottomAction } from '../../../kit/action/bottom-action.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { TextField } from '../../../kit/field/text-field.tsx';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { datedResults, readResults } from '../history/read-tests.ts';
import { SubTestCard } from '../result/sub-test-card.tsx';
import { finishedTests, leftOut, leftOutText, MOST_NOTES, rowIdsOf } from '../finished-tests.ts';
import { entryOf, momentOf, type TestDraft } from '../test-draft.ts';
import { personOn, useOwnProfile } from '../use-compared-person.ts';
import { useNorms } from '../use-norms.ts';
import styles from './test-summary.module.css';
import type { TestRun } from './use-test-run.ts';

const canBeEmpty = { canBeEmpty: true };
const none: readonly FitnessTest[] = [];
const words = { title: 'Fehler beim Speichern des Tests', text: 'Deine Werte sind noch da. Versuche es erneut.' };

interface ResultCardProps {
  test: SubTest;
  result: SubTestResult;
  draft: TestDraft;
  person: ComparedPerson | null;
}

/** A result against those before it. Each card reads its own test: all results of some years at once take too long for a frame. */
function ResultCard({ test, result, draft, person }: ResultCardProps) {
  const { norms } = useNorms();
  const rows = loadedOr(useList(testsWith(test.category, test.id), canBeEmpty), none);
  const tests = useMemo(() => datedResults(test, readResults(test.category, rows)), [test, rows]);
  const own = rowIdsOf(draft);
  const { day } = momentOf(draft);
  const before = tests.filter((one) => !own.includes(one.id) && one.day <= day);
  return (
    <Card flush>
      <SubTestCard
        test={test}
        result={result}
        person={person}
        best={null}
        changes={measuredChanges(test, result, before, worthwhileChange(norms, test, person))}
      />
    </Card>
  );
}

export interface TestSummaryProps {
  run: TestRun;
  onRepeat: () => void;
  /** @param category of the first result */
  onSaved: (category: TestCategory) => void;
}

/** Shows the test's results before they are saved. */
export function TestSummary({ run, onRepeat, onSaved }: TestSummaryProps) {
  const db = useDatabase();
  const { run: submit, pending } = useSubmission({ leaves: true });
  const profile = useOwnProfile();
  const { plan, draft } = run;
  const { day } = momentOf(draft);
  const person = personOn(profile ?? null, day);
  const results = plan.tests.flatMap((test) => {
    const result = resultOf(test, entryOf(draft, test));
    return result === null ? [] : [{ test, result }];
  });

  const left = leftOut(plan, draft);
  const [first] = results;

  async function save() {
    await saveFitnessTests(db, finishedTests(plan, draft));
    run.drop();
    showMessage('Test erfolgreich gespeichert!');
    if (first) onSaved(first.test.category);
  }

  return (
    <div className={styles.summary}>
      <h2>Zusammenfassung</h2>
      {draft.day && <p>Test vom {format(parseISO(draft.day), 'dd.MM.yyyy')}, nachgetragen</p>}
      {results.length === 0 && <Banner>Noch kein gültiger Versuch. Geh zurück und trag mindestens einen Wert ein.</Banner>}
      {left.length > 0 && <p>{leftOutText(left)}</p>}
      <div className={styles.results}>
        {results.map(({ test, result }) => (
          <ResultCard key={test.id} test={test} result={result} draft={draft} person={person} />
        ))}
      </div>
      <TextField label="Notizen" rows={3} maxLength={MOST_NOTES} value={draft.notes} onChange={(notes) => run.change({ notes })} />
      <BottomAction pair>
        <Button variant="line" onPress={onRepeat}>
          Test wiederholen
        </Button>
        <Button
          variant="ball"
          isDisabled={results.length === 0}
          pending={pending}
          pendingText="Wird gespeichert..."
          onPress={() => void submit({ words, work: save })}
        >
          Test speichern
        </Button>
      </BottomAction>
    </div>
  );
}
