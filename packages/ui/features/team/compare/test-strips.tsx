import { type ComparedTest, placesOf } from '@anwurf/domain/team/compare-players';
import type { SquadMember } from '@anwurf/domain/team/squad-member';
import { PlayerMark } from './player-mark.tsx';
import styles from './test-strips.module.css';

/** Where the players stand in each test, the best at the right. The table below says the same in numbers. */
export function TestStrips({ tests, players }: { tests: readonly ComparedTest[]; players: readonly SquadMember[] }) {
  const several = tests.filter(({ values }) => values.filter((one) => one !== null).length > 1);
  if (several.length === 0) return null;
  return (
    <figure className={styles.strips} aria-hidden="true">
      <figcaption>Rechts ist besser</figcaption>
      {several.map((one) => (
        <div key={one.test.id} className={styles.strip}>
          <span className={styles.name}>{one.test.name}</span>
          <span className={styles.track}>
            {placesOf(one).map(
              (place, index) =>
                place !== null && (
                  <span key={players[index]?.user} style={{ left: `${place * 100}%` }}>
                    <PlayerMark index={index} />
                  </span>
                ),
            )}
          </span>
        </div>
      ))}
    </figure>
  );
}
