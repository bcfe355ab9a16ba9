import { measuredChanges, worthwhileChange } from '@anwurf/domain/fitness/measured-change';
import { subTestOf } from '@anwurf/domain/fitness/sub-tests';
import type { Profile } from '@anwurf/db/queries/profile';
import { Card } from '../../../kit/layout/card.tsx';
import { MoreMenu } from '../../../kit/action/more-menu.tsx';
import { dayText } from '../fitness-words.ts';
import { SubTestCard } from '../result/sub-test-card.tsx';
import { personOn } from '../use-compared-person.ts';
import { useNorms } from '../use-norms.ts';
import { datedResults, type ReadTest } from './read-tests.ts';
import styles from './test-card.module.css';

export interface TestCardProps {
  test: ReadTest;
  /** Earlier tests, the newest first. */
  before: readonly ReadTest[];
  profile: Profile | null;
  bests: ReadonlyMap<string, number>;
  now: Date;
  onDelete: () => void;
}

/** A test that was done: when, what came of it, what was noted. */
export function TestCard({ test, before, profile, bests, now, onDelete }: TestCardProps) {
  const { norms } = useNorms();
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
          if (sub === undefined) return null;
          const changes = measuredChanges(sub, result, datedResults(sub, before), worthwhileChange(norms, sub, person));
          return <SubTestCard key={id} test={sub} result={result} person={person} best={bests.get(id) ?? null} changes={changes} />;
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
