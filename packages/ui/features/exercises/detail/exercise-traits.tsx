import type { LibraryEntry } from '@anwurf/db/queries/exercise-library';
import { MUSCLE_WORDS } from '@anwurf/domain/exercise/muscle-words';
import { BODY_REGION_LABELS } from '@anwurf/domain/vocabulary/body-region';
import { GOAL_LABELS } from '@anwurf/domain/vocabulary/goal';
import { Badge } from '../../../kit/feedback/badge.tsx';
import { equipmentText } from '../find/exercise-words.ts';
import styles from './exercise-traits.module.css';

/** The German ones; English words behind them are for searching. */
const shownMuscles = 3;

/** Lists an exercise's equipment, muscles, goals and loads. */
export function ExerciseTraits({ entry }: { entry: LibraryEntry }) {
  const muscles = entry.pattern === null ? [] : MUSCLE_WORDS[entry.pattern].slice(0, shownMuscles);
  const traits = [
    { term: 'Equipment', words: [equipmentText(entry.equipment)], kind: 'plain' },
    { term: 'trainiert', words: muscles, kind: 'court' },
    { term: 'gut für', words: entry.goals.map((goal) => GOAL_LABELS[goal] ?? goal), kind: 'plain' },
    { term: 'für', words: entry.positions, kind: 'plain' },
    { term: 'belastet', words: entry.contraindications.map((region) => BODY_REGION_LABELS[region] ?? region), kind: 'warn' },
    { term: 'notiere', words: entry.measure === null ? [] : [entry.measure], kind: 'plain' },
  ] as const;
  return (
    <dl className={styles.traits}>
      {traits.map(({ term, words, kind }) =>
        words.length === 0 ? null : (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {words.map((word) => (
                <Badge key={word} kind={kind}>
                  {word}
                </Badge>
              ))}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
