import type { PlayerCard } from '@anwurf/domain/questionnaire/answers-row';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useHealthConsent } from '../../../data/health/use-health-consent.ts';
import { Form } from '../../../forms/form.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { TextField } from '../../../kit/field/text-field.tsx';
import { HealthPart } from '../further/health-part.tsx';
import { FurtherQuestion } from '../further/further-question.tsx';
import { useOnboardingVerdict } from '../gate/use-onboarding-verdict.ts';
import type { Answers } from '../model/answers.ts';
import type { Draft } from '../model/draft.ts';
import { useDraft } from '../model/use-draft.ts';
import { useSubmitDraft } from '../model/use-submit-draft.ts';
import { asksForPlayer, furthestStep, isStepDone, onboardingSteps, type Question, stepPath } from './onboarding-steps.ts';
import styles from './onboarding-screen.module.css';
import { OneOf, SomeOf } from './option-group.tsx';
import { StepFrame } from './step-frame.tsx';
import { StepOverview } from './step-overview.tsx';

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
  /** Another tab or device has answered all questions meanwhile. */
  onAnsweredElsewhere: () => void;
}

interface StepQuestionProps {
  question: Question;
  /** The step's title asks it already. */
  hideLabel: boolean;
  answers: Answers;
  mayAskHealth: boolean;
  onAnswer: (answers: Answers) => void;
  renderPlayerQuestion: () => ReactNode;
}

/** One question of a step; none about health without the player's consent. */
function StepQuestion({ question, hideLabel, answers, mayAskHealth, onAnswer, renderPlayerQuestion }: StepQuestionProps) {
  const shared = { answers, hideLabel, onAnswer };
  switch (question.kind) {
    case 'name':
      return (
        <TextField
          label="Vor- und Nachname"
          name="name"
          autoComplete="name"
          maxLength={200}
          value={answers.name ?? ''}
          onChange={(name) => onAnswer({ ...answers, name })}
        />
      );
    case 'player':
      return <div>{renderPlayerQuestion()}</div>;
    case 'further':
      if (question.name === 'painLevels' && !mayAskHealth) return null;
      return <FurtherQuestion name={question.name} answers={answers} onAnswer={onAnswer} />;
    case 'one':
      return <OneOf question={question} {...shared} />;
    case 'some':
      return question.field === 'contraindications' && !mayAskHealth ? (
        <HealthPart label={question.label} />
      ) : (
        <SomeOf question={question} {...shared} />
      );
  }
}

/** The step at an address, over the answers kept on the device. */
export function OnboardingScreen({ user, path, menu, renderPlayerQuestion, onGo, ...on }: OnboardingScreenProps) {
  const [draft, keepDraft] = useDraft(user.id);
  const { submit, ...submission } = useSubmitDraft(user.id, on.onSubmitted, on.onAnsweredElsewhere);
  const { pending, isBusy, failure } = submission;
  const index = onboardingSteps.findIndex((step) => step.path === path);
  const step = onboardingSteps[index];
  const furthest = furthestStep(draft);
  const isAhead = index > furthest;

  useEffect(() => {
    // An address beyond the first missing answer leads back to it.
    if (isAhead) onGo(stepPath(furthest), { replace: true });
  }, [isAhead, furthest, onGo]);

  const mayAskHealth = loadedOr(useHealthConsent(), null)?.granted === true;
  const { verdict } = useOnboardingVerdict();
  const hasFailed = failure !== null;
  const leaveQuestions = useEffectEvent(on.onAnsweredElsewhere);
  const isStoring = useEffectEvent(isBusy);
  useEffect(() => {
    // Answers that are being stored are shown, unless storing has failed.
    if (verdict === 'done' && (hasFailed || !isStoring())) leaveQuestions();
  }, [verdict, hasFailed]);
  if (step === undefined || isAhead) return null;

  // The account may know the name already; it counts as the answer once the player goes on.
  const answers: Answers =
    step.path === 'name' && draft.answers.name === undefined && user.fullName !== null
      ? { ...draft.answers, name: user.fullName }
      : draft.answers;
  const isLast = index === onboardingSteps.length - 1;
  const isPlayerStep = asksForPlayer(step);

  const keep = (change: Partial<Draft>) => keepDraft({ answers, ...change });

  function goOn(change: Partial<Draft> = {}) {
    if (isBusy() || step === undefined || !isStepDone(step, answers)) return;
    const kept = keep({ ...change, playerAsked: draft.playerAsked || asksForPlayer(step) });
    if (isLast) submit(kept);
    else onGo(stepPath(index + 1));
  }

  return (
    <Form submission={submission} className={styles.form} onSubmit={() => goOn()}>
      <StepFrame
        step={step}
        index={index}
        menu={menu}
        pairedAction={isPlayerStep}
        overview={<StepOverview draft={{ ...draft, answers }} current={index} furthest={furthest} />}
        action={
          <>
            {isPlayerStep && <Button onPress={() => goOn({ playerCard: null })}>Überspringen</Button>}
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
        {step.questions.map((question, place) => (
          <StepQuestion
            key={`${step.path} ${place}`}
            question={question}
            hideLabel={place === 0}
            answers={answers}
            mayAskHealth={mayAskHealth}
            onAnswer={(next) => void keep({ answers: next })}
            renderPlayerQuestion={() =>
              renderPlayerQuestion({ card: draft.playerCard, onChange: (playerCard) => void keep({ playerCard }) })
            }
          />
        ))}
      </StepFrame>
    </Form>
  );
}
