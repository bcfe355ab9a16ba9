import { assessmentResult } from '@anwurf/domain/assessment/assessment-result';
import { STATEMENTS } from '@anwurf/domain/assessment/statements';
import { type ReactNode, useEffect, useState } from 'react';
import { showMessage } from '../../kit/overlay/toast-queue.ts';
import { type KeptAssessment, keptAssessment, newAssessment } from './kept-assessment.ts';
import { QuestionStep } from './question-step.tsx';
import { lazyPart } from '../../loading/lazy-part.tsx';

/** Steps after the last statement: loaded while the first ones are answered. */
const EmailStep = lazyPart(async () => (await import('./email-step.tsx')).EmailStep);
const ResultStep = lazyPart(async () => (await import('./result-step.tsx')).ResultStep);

export interface AssessmentScreenProps {
  /** Of whoever is signed in. */
  email: string;
  /** Where a plan for the result is made. */
  planAction: ReactNode;
}

/** 32 statements, the address, the result. Each answer is kept at once, so that a reload loses nothing. */
export function AssessmentScreen({ email, planAction }: AssessmentScreenProps) {
  const [assessment, setAssessment] = useState(() => keptAssessment.read() ?? newAssessment());
  const { answers, at, isStored } = assessment;

  // Losing the network in the middle must not end the assessment.
  useEffect(() => {
    void EmailStep.preload();
    void ResultStep.preload();
  }, []);

  function keep(next: KeptAssessment) {
    setAssessment(next);
    keptAssessment.keep(next);
    // Another step begins at its top.
    if (next.at !== at || next.isStored !== isStored) window.scrollTo(0, 0);
  }

  function repeat() {
    keep(newAssessment());
    showMessage('Neuer Selbsttest', 'Dein letztes Ergebnis ist weg.', { label: 'Rückgängig', run: () => keep(assessment) });
  }

  const statement = STATEMENTS[at];
  if (isStored) return <ResultStep result={assessmentResult(answers)} planAction={planAction} onRepeat={repeat} />;
  if (statement === undefined) {
    return (
      <EmailStep
        answers={answers}
        email={email}
        onBack={() => keep({ ...assessment, at: at - 1 })}
        onStored={() => keep({ ...assessment, isStored: true })}
      />
    );
  }
  return (
    <QuestionStep
      key={at}
      at={at}
      value={answers[at] ?? 0}
      onChange={(value) => keep({ ...assessment, answers: answers.with(at, value) })}
      onBack={at === 0 ? null : () => keep({ ...assessment, at: at - 1 })}
      onNext={() => keep({ ...assessment, at: at + 1 })}
    />
  );
}
