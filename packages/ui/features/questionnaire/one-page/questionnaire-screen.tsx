import { account } from '@anwurf/db/queries/account';
import { latestAnswers } from '@anwurf/db/queries/questionnaires';
import { allLoaded, loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import { BottomAction } from '../../../kit/bottom-action.tsx';
import { Button } from '../../../kit/button.tsx';
import { Page } from '../../../kit/page.tsx';
import { BackLink } from '../../../links/app-links.ts';
import { type Answers, answersFromRow, standingErrors } from '../model/answers.ts';
import { useDraft } from '../model/use-draft.ts';
import { useSubmitDraft } from '../model/use-submit-draft.ts';
import { QuestionnaireForm } from './questionnaire-form.tsx';
import styles from './questionnaire-screen.module.css';

const latest = latestAnswers();
const owner = account();

export interface QuestionnaireScreenProps {
  userId: string;
  onSubmitted: (generationId: string) => void;
}

/** The one-page questionnaire a plan is made from. The draft survives reloads. */
export function QuestionnaireScreen({ userId, onSubmitted }: QuestionnaireScreenProps) {
  const known = allLoaded({ last: useFirstRow(latest, { canBeEmpty: true }), user: useFirstRow(owner, { canBeEmpty: true }) });
  const [draft, keep] = useDraft(userId);
  const { submit, pending, errors, corrected, area } = useSubmitDraft(userId, onSubmitted);

  const isBegun = Object.keys(draft.answers).length > 0;
  const answers = isBegun ? draft.answers : firstAnswers();

  function firstAnswers(): Answers {
    const { last, user } = loadedOr(known, { last: null, user: null });
    return last === null ? { name: user?.fullName ?? undefined } : answersFromRow(last);
  }

  function answer(next: Answers) {
    const fields = [...new Set([...Object.keys(answers), ...Object.keys(next)])];
    corrected(...fields.filter((field) => Reflect.get(answers, field) !== Reflect.get(next, field)));
    keep({ answers: next });
  }

  return (
    <Page
      title="Plan erstellen"
      back={<BackLink to="/training-plans" />}
      width="reading"
      action={
        <BottomAction>
          <Button variant="ball" pending={pending} pendingText="Wird gespeichert..." onPress={() => submit({ ...draft, answers })}>
            Plan erstellen
          </Button>
        </BottomAction>
      }
    >
      <div ref={area} className={styles.form}>
        {known.state === 'failed' && !isBegun && <NotLoaded data={known} />}
        <QuestionnaireForm answers={answers} errors={standingErrors(errors, answers)} onAnswer={answer} />
      </div>
    </Page>
  );
}
