import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { BottomAction } from '../../../kit/action/bottom-action.tsx';
import { IconButton } from '../../../kit/action/icon-button.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { BackLink } from '../../../links/app-links.ts';
import { onboardingSteps, type Step } from './onboarding-steps.ts';
import styles from './step-frame.module.css';

export interface StepFrameProps {
  step: Step;
  /** 0-based. */
  index: number;
  /** Beside the progress: the way out of the account. */
  menu: ReactNode;
  /** 'Weiter', and what may stand beside it. */
  action: ReactNode;
  pairedAction?: boolean;
  /** Beside the question where there is room: all steps and what was answered. */
  overview: ReactNode;
  children: ReactNode;
}

/** The frame of every step: back, progress, question, answer, 'Weiter'. */
export function StepFrame({ step, index, menu, action, pairedAction = false, overview, children }: StepFrameProps) {
  const count = onboardingSteps.length;
  const percent = ((index + 1) / count) * 100;
  const before = onboardingSteps[index - 1];
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step.path);

  useEffect(() => {
    // A new question is read out, and Tab leads to its first answer.
    if (shown.current === step.path) return;
    shown.current = step.path;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [step.path]);

  return (
    <div className={styles.screen}>
      {overview}
      <div className={styles.frame}>
        <header className={styles.head}>
          {before === undefined ? (
            <IconButton aria-label="Zurück" isDisabled>
              <ChevronLeft aria-hidden="true" />
            </IconButton>
          ) : (
            <BackLink to="/onboarding/$step" params={{ step: before.path }} />
          )}
          <div className={styles.progress}>
            <p className={styles.words}>
              <span>
                Schritt <Num>{index + 1}</Num> von <Num>{count}</Num>
              </span>
              <span>
                <Num>{percent}</Num> %
              </span>
            </p>
            <div
              role="progressbar"
              aria-label={`Schritt ${index + 1} von ${count}`}
              aria-valuenow={percent}
              aria-valuemin={0}
              aria-valuemax={100}
              className={styles.segments}
            >
              {onboardingSteps.map(({ path }, place) => (
                <i key={path} className={place <= index ? styles.passed : styles.open} />
              ))}
            </div>
          </div>
          {menu}
        </header>
        <div className={styles.question}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {step.title}
          </h1>
          {step.hint && <p className={styles.hint}>{step.hint}</p>}
        </div>
        <div className={styles.answers}>{children}</div>
        <BottomAction pair={pairedAction} of={step.path}>
          {action}
        </BottomAction>
      </div>
    </div>
  );
}
