import type { Profile } from '@anwurf/db/queries/profile';
import { SUB_TESTS } from '@anwurf/domain/fitness/sub-tests';
import type { TestCategory } from '@anwurf/domain/fitness/test-category';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { useNow } from '../../../kit/use-now.ts';
import styles from './category-history.module.css';
import { DeleteTestDialog } from './delete-test-dialog.tsx';
import { bestsOf, type ReadTest } from './read-tests.ts';
import { TestCard } from './test-card.tsx';
import { TestTrend, type TestTrendProps } from './test-trend.tsx';

export interface CategoryHistoryProps {
  category: TestCategory;
  /** At least one, the newest first. */
  tests: readonly ReadTest[];
  profile: Profile | null;
  renderGoals: TestTrendProps['renderGoals'];
}

const pageSize = 20;

/** The tests of a category, the newest first, and how each sub-test has gone on. */
export function CategoryHistory({ category, tests, profile, renderGoals }: CategoryHistoryProps) {
  const [toDelete, setToDelete] = useState<string | null>(null);
  const [shown, setShown] = useState(pageSize);
  const now = useNow(60_000);
  const bests = bestsOf(category, tests);
  const tested = SUB_TESTS[category].filter(({ id }) => tests.some(({ results }) => results.has(id)));
  return (
    <div className={styles.history}>
      {tested.length > 0 && <TestTrend key={category} subTests={tested} tests={tests} profile={profile} renderGoals={renderGoals} />}
      <div className={styles.cards}>
        {tests.slice(0, shown).map((test, index) => (
          <TestCard
            key={test.id}
            test={test}
            before={tests.slice(index + 1)}
            profile={profile}
            bests={bests}
            now={now}
            onDelete={() => setToDelete(test.id)}
          />
        ))}
        {tests.length > shown && (
          <Button variant="line" onPress={() => setShown(shown + pageSize)}>
            Mehr laden
          </Button>
        )}
      </div>
      {toDelete !== null && <DeleteTestDialog id={toDelete} onClose={() => setToDelete(null)} />}
    </div>
  );
}
