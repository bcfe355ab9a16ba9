import { useDatabase } from '@anwurf/db/client/react';
import { newSubmission, submitQuestionnaire } from '@anwurf/db/commands/submit-questionnaire';
import { account } from '@anwurf/db/queries/account';
import { latestAnswers } from '@anwurf/db/queries/questionnaires';
import { allLoaded, loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { useEffect, useRef, useState } from 'react';
import { BottomAction } from '../../../kit/bottom-action.tsx';
import { Button } from '../../../kit/button.tsx';
import { Page } from '../../../kit/page.tsx';
import { showFailure } from '../../../kit/toast-queue.ts';
import {
  checkDraft,
  type Draft,
  draftFromAnswers,
  type DraftProblems,
  dropDraft,
  emptyDraft,
  keepDraft,
  readDraft,
} from '../model/draft.ts';
import { QuestionnaireForm } from './questionnaire-form.tsx';
import styles from './questionnaire-screen.module.css';

const latest = latestAnswers();
const owner = account();

/** The one-page questionnaire a plan is made from. The draft survives reloads. */
export function QuestionnaireScreen({ onSubmitted }: { onSubmitted: (generationId: string) => void }) {
  const db = useDatabase();
  const data = allLoaded({ answers: useFirstRow(latest, { canBeEmpty: true }), owner: useFirstRow(owner, { canBeEmpty: true }) });
  const { answers, owner: user } = loadedOr(data, { answers: null, owner: null });
  const [draft, setDraft] = useState<Draft | null>(readDraft);
  const [problems, setProblems] = useState<DraftProblems>({});
  const [pending, setPending] = useState(false);
  const [ids] = useState(newSubmission);
  const form = useRef<HTMLDivElement>(null);

  const shown = draft ?? (answers ? draftFromAnswers(answers) : { ...emptyDraft, name: user?.fullName ?? null });

  useEffect(() => {
    // The first wrong field comes into view and takes the focus.
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[data-invalid] input')?.focus();
  }, [problems]);

  function change(part: Partial<Draft>) {
    const next = { ...shown, ...part };
    setDraft(next);
    keepDraft(next);
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  }

  async function submit() {
    const checked = checkDraft(shown);
    if ('problems' in checked) {
      setProblems(checked.problems);
      return;
    }
    setPending(true);
    try {
      await submitQuestionnaire(db, checked.questionnaire, ids);
      dropDraft();
      onSubmitted(ids.generationId);
    } catch (error) {
      setPending(false);
      showFailure(
        'Fehler beim Speichern',
        `Fehler beim Speichern der Fragebogen-Antworten: ${error instanceof Error ? error.message : 'unbekannt'}`,
      );
    }
  }

  return (
    <Page
      title="Plan erstellen"
      back="/training-plans"
      width="reading"
      action={
        <BottomAction>
          <Button variant="ball" pending={pending} pendingText="Wird gespeichert..." onPress={() => void submit()}>
            Plan erstellen
          </Button>
        </BottomAction>
      }
    >
      <div ref={form} className={styles.form}>
        <QuestionnaireForm draft={shown} problems={problems} onChange={change} />
      </div>
    </Page>
  );
}
