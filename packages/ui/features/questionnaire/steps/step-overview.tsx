import { Check } from 'lucide-react';
import { Court } from '../../../brand/court.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { Anchor } from '../../../links/plain-links.ts';
import type { Draft } from '../model/draft.ts';
import { answerWords } from './answer-words.ts';
import { onboardingSteps } from './onboarding-steps.ts';
import styles from './step-overview.module.css';

export interface StepOverviewProps {
  draft: Draft;
  /** 0-based. */
  current: number;
  /** How far the answers reach, 0-based: what is beyond cannot be opened. */
  furthest: number;
}

/** On wide screens: the way through all questions, with what was answered, each step one click away. */
export function StepOverview({ draft, current, furthest }: StepOverviewProps) {
  return (
    <nav className={styles.overview} aria-label="Alle Fragen" data-surface="court">
      <Court view="roof" />
      <p className={styles.title}>Zehn Schritte, dann steht dein Plan.</p>
      <ol className={styles.steps}>
        {onboardingSteps.map((step, index) => {
          const answer = index <= furthest ? answerWords(step, draft) : '';
          const words = (
            <>
              <span className={styles.mark}>
                {answer === '' || index === current ? <Num>{index + 1}</Num> : <Check aria-hidden="true" />}
              </span>
              <span className={styles.label}>{step.label}</span>
              <span className={styles.answer}>{answer}</span>
            </>
          );
          return (
            <li key={step.path}>
              {index > furthest ? (
                <span className={styles.step}>{words}</span>
              ) : (
                <Anchor
                  to="/onboarding/$step"
                  params={{ step: step.path }}
                  className={styles.step}
                  aria-current={index === current ? 'step' : undefined}
                >
                  {words}
                </Anchor>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
