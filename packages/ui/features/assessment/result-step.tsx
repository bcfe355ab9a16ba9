import { type AbilityResult, strongestOf, weakestOf } from '@anwurf/domain/assessment/assessment-result';
import { planBenefits, RECOMMENDATIONS } from '@anwurf/domain/assessment/recommendations';
import { Check, Printer, RotateCcw, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ExerciseTile } from '../../data/figures/exercise-tile.tsx';
import { BottomAction } from '../../kit/action/bottom-action.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { PlainButton } from '../../kit/action/plain-button.tsx';
import { AbilityRadar } from './ability-radar.tsx';
import { AbilityTable } from './ability-table.tsx';
import { RankedAbilities } from './ranked-abilities.tsx';
import styles from './result-step.module.css';
import { shareResult } from './share-result.ts';

interface ResultStepProps {
  result: readonly AbilityResult[];
  /** Where a plan for it is made. */
  planAction: ReactNode;
  onRepeat: () => void;
}

/** The eight abilities, the best and the weakest three, and what to do about these. */
export function ResultStep({ result, planAction, onRepeat }: ResultStepProps) {
  const weakest = weakestOf(result);
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>Dein Ergebnis</h1>
        <div className={styles.tools}>
          <PlainButton onClick={() => void shareResult(result)}>
            <Share2 size={20} aria-hidden="true" />
            Teilen
          </PlainButton>
          <PlainButton onClick={() => window.print()}>
            <Printer size={20} aria-hidden="true" />
            Drucken
          </PlainButton>
        </div>
      </header>
      <div className={styles.columns}>
        <section aria-label="Alle Fähigkeiten" className={styles.overview}>
          <Card flush>
            <AbilityRadar result={result} />
            <AbilityTable result={result} />
          </Card>
        </section>
        <RankedAbilities title="Deine stärksten Fähigkeiten" abilities={strongestOf(result)} />
        <RankedAbilities title="Hier liegt am meisten drin" abilities={weakest} />
        <section aria-labelledby="recommended" className={styles.recommended}>
          <h2 id="recommended">Empfehlungen</h2>
          <div className={styles.tips}>
            {weakest.map(({ ability }) => {
              const { title, text, exercises } = RECOMMENDATIONS[ability];
              return (
                <article key={ability} className={styles.tip}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                  <ul>
                    {Object.entries(exercises).map(([slug, name]) => (
                      <li key={slug}>
                        <ExerciseTile slug={slug} />
                        {name}
                      </li>
                    ))}
                  </ul>
                </article>
              );
            })}
          </div>
        </section>
        <section aria-labelledby="plan" className={styles.plan}>
          <h2 id="plan">Das bringt dir dein Plan</h2>
          <ul>
            {planBenefits(weakest).map((benefit) => (
              <li key={benefit}>
                <Check size={20} aria-hidden="true" />
                {benefit}
              </li>
            ))}
          </ul>
        </section>
        <PlainButton onClick={onRepeat}>
          <RotateCcw size={20} aria-hidden="true" />
          Test wiederholen
        </PlainButton>
      </div>
      <BottomAction>{planAction}</BottomAction>
    </main>
  );
}
