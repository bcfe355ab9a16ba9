import { agreementWords, MOST_AGREEMENT } from '@anwurf/domain/assessment/agreement';
import { STATEMENTS, statementsOf } from '@anwurf/domain/assessment/statements';
import { ABILITIES, ABILITY_LABELS } from '@anwurf/domain/vocabulary/ability';
import { ChevronLeft, Minus, Plus } from 'lucide-react';
import { type CSSProperties, useEffect, useId, useRef } from 'react';
import { BottomAction } from '../../kit/action/bottom-action.tsx';
import { Num } from '../../kit/text/num.tsx';
import { PlainButton } from '../../kit/action/plain-button.tsx';
import { AgreementGauge } from './agreement-gauge.tsx';
import styles from './question-step.module.css';

interface QuestionStepProps {
  /** Index of the statement. */
  at: number;
  value: number;
  onChange: (value: number) => void;
  /** Null: it is the first. */
  onBack: (() => void) | null;
  onNext: () => void;
}

/** A line an ability, filled as far as it is answered. */
function Progress({ at }: { at: number }) {
  return (
    <div className={styles.progress} aria-hidden="true">
      {ABILITIES.map((ability) => {
        const [from, to] = statementsOf(ability);
        const done = Math.min(Math.max((at + 1 - from) / (to - from), 0), 1);
        return (
          <i key={ability} className={done === 0 ? styles.open : styles.begun} style={{ '--done': `${done * 100}%` } as CSSProperties} />
        );
      })}
    </div>
  );
}

/** One statement, and how much the player agrees. Enter goes on. */
export function QuestionStep({ at, value, onChange, onBack, onNext }: QuestionStepProps) {
  const statementId = useId();
  const slider = useRef<HTMLInputElement>(null);
  const statement = STATEMENTS[at];
  const isLast = at === STATEMENTS.length - 1;

  // The statement is the slider's name, so that it is read out when the next one comes.
  useEffect(() => slider.current?.focus({ preventScroll: true }), []);

  if (statement === undefined) return null;
  return (
    <main className={styles.page}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onNext();
        }}
      >
        <header className={styles.head}>
          <p>
            Frage <Num>{at + 1}</Num> von <Num>{STATEMENTS.length}</Num>
          </p>
          <p className={styles.ability}>{ABILITY_LABELS[statement.ability]}</p>
          <Progress at={at} />
        </header>
        <h1 id={statementId} className={styles.statement}>
          {statement.text}
        </h1>
        <AgreementGauge value={value} />
        <div className={styles.answer}>
          <input
            ref={slider}
            type="range"
            min={0}
            max={MOST_AGREEMENT}
            step={1}
            value={value}
            aria-labelledby={statementId}
            aria-valuetext={`${value}, ${agreementWords(value)}`}
            onChange={(event) => onChange(event.target.valueAsNumber)}
            className={styles.slider}
            style={{ '--part': value / MOST_AGREEMENT } as CSSProperties}
          />
          <div className={styles.steps}>
            <button type="button" aria-label="Weniger" disabled={value === 0} onClick={() => onChange(value - 1)}>
              <Minus aria-hidden="true" />
            </button>
            <p>
              0: trifft überhaupt nicht zu
              <br />
              10: trifft voll und ganz zu
            </p>
            <button type="button" aria-label="Mehr" disabled={value === MOST_AGREEMENT} onClick={() => onChange(value + 1)}>
              <Plus aria-hidden="true" />
            </button>
          </div>
        </div>
        <BottomAction pair={onBack !== null}>
          {onBack !== null && (
            <PlainButton onClick={onBack}>
              <ChevronLeft size={20} aria-hidden="true" />
              Zurück
            </PlainButton>
          )}
          <PlainButton type="submit" variant="ball">
            {isLast ? 'Zum Ergebnis' : 'Weiter'}
          </PlainButton>
        </BottomAction>
      </form>
    </main>
  );
}
