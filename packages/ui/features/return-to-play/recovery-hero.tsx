import { injuryWords } from '../../data/recovery/recovery-words.ts';
import type { Recovery } from '../../data/recovery/use-recoveries.ts';
import { Num } from '../../kit/text/num.tsx';
import { longDate } from './event-words.ts';
import styles from './recovery-hero.module.css';

/** Where the player stands: the injury, the stage's name and its number. */
export function RecoveryHero({ recovery }: { recovery: Recovery }) {
  const { ladder, state } = recovery;
  const since = state.startedOn === null ? '' : `, seit ${longDate(state.startedOn)}`;
  return (
    <section className={styles.hero} data-surface="court">
      <p className={styles.kicker}>
        {injuryWords(recovery)}
        {since}
      </p>
      <h2>{state.status === 'stopped' ? 'Gestoppt' : ladder.stages[state.stage]?.name}</h2>
      <p className={styles.of}>
        <Num>{state.stage + 1}</Num>
        <span>von {ladder.stages.length}</span>
      </p>
    </section>
  );
}
