import { account } from '@anwurf/db/queries/account';
import { newestComplaints } from '@anwurf/db/queries/complaints';
import { profile } from '@anwurf/db/queries/profile';
import { trainingProfile } from '@anwurf/db/queries/training-profile';
import { latestAnswers } from '@anwurf/db/queries/questionnaires';
import { useAccessEnd } from '@anwurf/db/queries/react/use-access-end';
import { allLoaded, loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow, useRows } from '@anwurf/db/queries/react/use-rows';
import type { ReactNode } from 'react';
import { useHealthConsent } from '../../../data/health/use-health-consent.ts';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import { BottomAction } from '../../../kit/action/bottom-action.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { useNow } from '../../../kit/use-now.ts';
import { BackLink } from '../../../links/app-links.ts';
import { type Answers, answersFromRow, standingErrors } from '../model/answers.ts';
import { furtherAnswersFrom } from '../model/further-answers.ts';
import { useDraft } from '../model/use-draft.ts';
import { useSubmitDraft } from '../model/use-submit-draft.ts';
import { QuestionnaireForm } from './questionnaire-form.tsx';
import styles from './questionnaire-screen.module.css';

const latest = latestAnswers();
const coachedProfile = trainingProfile();
const ownProfile = profile();
const complaints = newestComplaints();
const owner = account();

export interface QuestionnaireScreenProps {
  userId: string;
  /** In the place of the questions once the access has ended. */
  endNotice: ReactNode;
  onSubmitted: (generationId: string) => void;
}

/** The one-page questionnaire a plan is made from. The draft survives reloads. */
export function QuestionnaireScreen({ userId, endNotice, onSubmitted }: QuestionnaireScreenProps) {
  const known = allLoaded({
    last: useFirstRow(latest, { canBeEmpty: true }),
    user: useFirstRow(owner, { canBeEmpty: true }),
    profile: useFirstRow(coachedProfile, { canBeEmpty: true }),
    birth: useFirstRow(ownProfile, { canBeEmpty: true }),
    reports: useRows(complaints, { canBeEmpty: true }),
  });
  const mayAskHealth = loadedOr(useHealthConsent(), null)?.granted === true;
  const [draft, keep] = useDraft(userId);
  const { submit, pending, errors, corrected, area } = useSubmitDraft(userId, onSubmitted);

  const hasEnded = useAccessEnd(useNow(60_000)) !== null;

  const isBegun = Object.keys(draft.answers).length > 0;
  const answers = isBegun ? draft.answers : firstAnswers();

  function firstAnswers(): Answers {
    if (known.state !== 'rows') return {};
    const { last, user, profile: said, birth: born, reports } = known.value;
    const given = last === null ? { name: user?.fullName ?? undefined } : answersFromRow(last);
    const facts = { profile: said, dateOfBirth: born?.dateOfBirth ?? null, reports };
    return { ...given, ...furtherAnswersFrom(facts, given.contraindications ?? [], last?.createdAt ?? new Date()) };
  }

  function answer(next: Answers) {
    const fields = [...new Set([...Object.keys(answers), ...Object.keys(next)])];
    corrected(...fields.filter((field) => Reflect.get(answers, field) !== Reflect.get(next, field)));
    keep({ answers: next });
  }

  const back = <BackLink to="/training-plans" />;
  if (hasEnded) {
    // Answers given so far stay on the device, and are there again with the new access.
    return (
      <Page title="Plan erstellen" back={back} width="reading">
        {endNotice}
      </Page>
    );
  }
  return (
    <Page
      title="Plan erstellen"
      back={back}
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
        <QuestionnaireForm mayAskHealth={mayAskHealth} answers={answers} errors={standingErrors(errors, answers)} onAnswer={answer} />
      </div>
    </Page>
  );
}
