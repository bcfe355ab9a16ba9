import { useDatabase } from '@anwurf/db/client/react';
import { submitQuestionnaire } from '@anwurf/db/commands/submit-questionnaire';
import type { PlayerCard } from '@anwurf/domain/questionnaire/answers-row';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { showFailure } from '../../../kit/toast-queue.ts';
import { type Answers, completeAnswers, dropDraft, keepDraft, type OnboardingDraft, readDraft } from '../model/onboarding-draft.ts';
import { furthestStep, isStepDone, onboardingSteps, type Question, stepPath } from '../model/onboarding-steps.ts';
import styles from './onboarding-screen.module.css';
import { OneOf, SomeOf } from './option-group.tsx';
import { StepFrame } from './step-frame.tsx';

export interface PlayerQuestionProps {
  card: PlayerCard | null;
  onChange: (card: PlayerCard | null) => void;
}

export interface OnboardingScreenProps {
  user: { readonly id: string; readonly fullName: string | null };
  /** Last part of the address; must be a step's. */
  path: string;
  menu: ReactNode;
  renderPlayerQuestion: (props: PlayerQuestionProps) => ReactNode;
  onGo: (path: string, how?: { replace: boolean }) => void;
  onSubmitted: (generationId: string) => void;
}

/** The step at an address, over the answers kept on the device. */
export function OnboardingScreen({ user, path, menu, renderPlayerQuestion, onGo, onSubmitted }: OnboardingScreenProps) {
  const db = useDatabase();
  const [draft, setDraft] = useState<OnboardingDraft>(() => readDraft(user.id));
  const [pending, setPending] = useState(false);
  const index = onboardingSteps.findIndex((step) => step.path === path);
  const step = onboardingSteps[index];
  const furthest = furthestStep(draft.answers);
  const isAhead = index > furthest;

  useEffect(() => {
    // An address beyond the first missing answer leads back to it.
    if (isAhead) onGo(stepPath(furthest), { replace: true });
  }, [isAhead, furthest, onGo]);
  if (step === undefined || isAhead) return null;

  // The account may know the name already; it counts as the answer once the player goes on.
  const answers: Answers =
    step.path === 'name' && draft.answers.name === undefined && user.fullName !== null
      ? { ...draft.answers, name: user.fullName }
      : draft.answers;
  const isLast = index === onboardingSteps.length - 1;
  const asksForPlayer = step.questions.some(({ kind }) => kind === 'player');

  function keep(change: Partial<OnboardingDraft>): OnboardingDraft {
    const next = { ...draft, answers, ...change };
    setDraft(next);
    keepDraft(user.id, next);
    return next;
  }

  async function submit({ ids, playerCard }: OnboardingDraft) {
    const questionnaire = completeAnswers(answers);
    if (questionnaire === undefined) return;
    setPending(true);
    try {
      await submitQuestionnaire(db, questionnaire, ids, playerCard === null ? null : { userId: user.id, card: playerCard });
      dropDraft(user.id);
      onSubmitted(ids.generationId);
    } catch (error) {
      setPending(false);
      const reason = error instanceof Error ? error.message : 'unbekannt';
      showFailure('Fehler beim Speichern', `Fehler beim Speichern der Fragebogen-Antworten: ${reason}`);
    }
  }

  function goOn(change: Partial<OnboardingDraft> = {}) {
    if (pending || step === undefined || !isStepDone(step, answers)) return;
    const kept = keep(change);
    if (isLast) void submit(kept);
    else onGo(stepPath(index + 1));
  }

  function ask(question: Question) {
    const shared = { answers, hideLabel: question === step?.questions[0], onAnswer: (next: Answers) => void keep({ answers: next }) };
    switch (question.kind) {
      case 'name':
        return (
          <TextField
            key="name"
            label="Vor- und Nachname"
            name="name"
            autoComplete="name"
            maxLength={200}
            value={answers.name ?? ''}
            onChange={(name) => keep({ answers: { ...answers, name } })}
          />
        );
      case 'player':
        return (
          <div key="player">{renderPlayerQuestion({ card: draft.playerCard, onChange: (playerCard) => void keep({ playerCard }) })}</div>
        );
      case 'one':
        return <OneOf key={question.label} question={question} {...shared} />;
      case 'some':
        return <SomeOf key={question.label} question={question} {...shared} />;
    }
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        goOn();
      }}
    >
      <StepFrame
        step={step}
        index={index}
        menu={menu}
        pairedAction={asksForPlayer}
        action={
          <>
            {asksForPlayer && <Button onPress={() => goOn({ playerCard: null })}>Überspringen</Button>}
            <Button
              type="submit"
              variant="ball"
              isDisabled={!isStepDone(step, answers)}
              pending={pending}
              pendingText="Wird gespeichert..."
            >
              Weiter
            </Button>
          </>
        }
      >
        {step.questions.map(ask)}
      </StepFrame>
    </form>
  );
}
