import { subTestOf } from '@anwurf/domain/fitness/sub-tests';
import type { Profile } from '@anwurf/db/queries/profile';
import { EllipsisVertical, Trash2 } from 'lucide-react';
import { Card } from '../../../kit/card.tsx';
import { IconButton } from '../../../kit/icon-button.tsx';
import { Menu, MenuItem } from '../../../kit/menu.tsx';
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
        <Menu
          aria-label="Mehr zu diesem Test"
          trigger={
            <IconButton aria-label={`Mehr zum Test: ${when}, ${test.time} Uhr`}>
              <EllipsisVertical aria-hidden="true" />
            </IconButton>
          }
        >
          <MenuItem danger icon={<Trash2 aria-hidden="true" />} onAction={onDelete}>
            Löschen
          </MenuItem>
        </Menu>
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
