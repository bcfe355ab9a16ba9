import { subTestOf } from '@anwurf/domain/fitness/sub-tests';
import type { Profile } from '@anwurf/db/queries/profile';
import { Card } from '../../../kit/layout/card.tsx';
import { MoreMenu } from '../../../kit/action/more-menu.tsx';
import { dayText } from '../fitness-words.ts';
import { SubTestCard } from '../result/sub-test-card.tsx';
import { personOn } from '../use-compared-person.ts';
import type { ReadTest } from './read-tests.ts';
import styles from './test-card.module.css';

export interface TestCardProps {
  test: ReadTest;
  profile: Profile | null;
  bests: ReadonlyMap<string, number>;
  now: Date;
  onDelete: () => void;
}

/** A test that was done: when, what came of it, what was noted. */
export function TestCard({ test, profile, bests, now, onDelete }: TestCardProps) {
  const when = dayText(test.day, now);
  const person = personOn(profile, test.day);
  return (
    <Card flush aria-label={`Test vom ${when}, ${test.time} Uhr`}>
      <header className={styles.head}>
        <h2>
          {when} <span>{test.time} Uhr</span>
        </h2>
        <MoreMenu label={`Mehr zum Test: ${when}, ${test.time} Uhr`} menuLabel="Mehr zu diesem Test" onDelete={onDelete} />
      </header>
      <div className={styles.results}>
        {[...test.results].map(([id, result]) => {
          const sub = subTestOf(test.category, id);
          return sub && <SubTestCard key={id} test={sub} result={result} person={person} best={bests.get(id) ?? null} />;
        })}
      </div>
      {test.notes && (
        <div className={styles.notes}>
          <h3>Notizen</h3>
          <p>{test.notes}</p>
        </div>
      )}
    </Card>
  );
}
