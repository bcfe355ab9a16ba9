import { GOALS } from '@anwurf/domain/vocabulary/goal';
import { POSITIONS } from '@anwurf/domain/vocabulary/player';
import { Num } from '../../kit/text/num.tsx';
import type { SiteFacts } from '../../site.ts';
import styles from './facts-strip.module.css';
import { Settled } from './settled.tsx';

/** The scoreboard below the hero: only what can be counted in the product itself. */
export function FactsStrip({ facts }: { facts: SiteFacts }) {
  const exercises = facts.site.exerciseCount;
  return (
    <section className={styles.strip} aria-label="In Zahlen" data-surface="board">
      <dl className={styles.facts}>
        <div>
          <dt>Übungen mit Anleitung</dt>
          <dd>
            <Settled facts={facts}>
              <Num>{exercises === 0 ? '–' : exercises.toLocaleString('de-DE')}</Num>
            </Settled>
          </dd>
        </div>
        <div>
          <dt>Trainings&shy;ziele zur Wahl</dt>
          <dd>
            <Num>{GOALS.length}</Num>
          </dd>
        </div>
        <div>
          <dt>Positionen, auch das Tor</dt>
          <dd>
            <Num>{POSITIONS.length}</Num>
          </dd>
        </div>
      </dl>
    </section>
  );
}
