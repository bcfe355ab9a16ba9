import { libraryExercises } from '@anwurf/db/queries/exercise-library';
import { newestOwnExercises } from '@anwurf/db/queries/own-exercises';
import { allLoaded } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { EMPTY_FILTER } from '@anwurf/domain/exercise/exercise-filter';
import { PHASE_LABELS } from '@anwurf/domain/vocabulary/phase';
import { isPerSideUnit, metricToUnit, unitText, unitToMetric } from '@anwurf/domain/vocabulary/unit';
import { useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ExercisePicture } from '../../../data/figures/exercise-picture.tsx';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import type { ExercisePickerProps, PickedExercise } from '../../../data/picked-exercise.ts';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { SearchField } from '../../../kit/field/search-field.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { Sheet } from '../../../kit/overlay/sheet.tsx';
import { MarkedText } from '../find/marked-text.tsx';
import { ShowMore } from '../find/show-more.tsx';
import { useExerciseSearch } from '../find/use-exercise-search.ts';
import { type OfferedExercise, offeredExercises } from '../find/offered-exercise.ts';
import styles from './pick-exercise-sheet.module.css';

const library = libraryExercises();
const own = newestOwnExercises();
/** Exercises that are shown at first, and that each 'Mehr anzeigen' adds. */
const step = 25;

function toPicked({ name, phase, metric, perSide, own: mine, catalogueId }: OfferedExercise): PickedExercise {
  return { id: mine?.id ?? catalogueId, name, phase, unit: unitText(metricToUnit(metric), perSide) };
}

/** Whether its sets have the same fields, so that logged values can stay. */
function isMeasuredLike({ unit }: Pick<PickedExercise, 'unit'>, { metric, perSide }: OfferedExercise): boolean {
  return unitToMetric(unit) === metric && isPerSideUnit(unit) === perSide;
}

function Choices({ offers, onPick }: { offers: readonly OfferedExercise[]; onPick: ExercisePickerProps['onPick'] }) {
  const [text, setText] = useState('');
  const [shown, setShown] = useState(step);
  const hits = useExerciseSearch(offers, text, EMPTY_FILTER);
  return (
    <>
      <SearchField
        label="Übungen suchen"
        placeholder="Übungen suchen..."
        value={text}
        onChange={(typed) => {
          setText(typed);
          setShown(step);
        }}
      />
      {hits.length === 0 && <p className={styles.none}>Keine Übungen gefunden.</p>}
      <ul className={styles.list} aria-label="Übungen">
        {hits.slice(0, shown).map(({ exercise, matches }) => (
          <li key={exercise.id}>
            <Button className={classNames(styles.entry)} onPress={() => onPick(toPicked(exercise))}>
              <ExercisePicture slug={exercise.own === null ? exercise.slug : exercise.own.figure} equipment={exercise.equipment} />
              <span className={styles.text}>
                <b>
                  <MarkedText text={exercise.name} parts={matches.filter(({ field }) => field === 'name')} />
                </b>
                <small>{exercise.own === null ? PHASE_LABELS[exercise.phase] : 'Eigene Übung'}</small>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {hits.length > shown && <ShowMore onPress={() => setShown(shown + step)} />}
    </>
  );
}

/** Chooses an exercise of the catalogue or an own one by its name, from the device alone. */
export function PickExerciseSheet({ title, like, onPick, onClose }: ExercisePickerProps) {
  const data = allLoaded({ library: useRows(library), own: useRows(own, { canBeEmpty: true }) });
  const known = data.state === 'rows' ? data.value : null;
  const offers = useMemo(() => {
    const all = known === null ? [] : offeredExercises(known.library, known.own);
    return like === null ? all : all.filter((offer) => offer.name !== like.name && isMeasuredLike(like, offer));
  }, [known, like]);
  return (
    <Sheet title={title} isOpen onOpenChange={(isOpen) => isOpen || onClose()}>
      <div className={styles.body}>
        {like !== null && <p className={styles.like}>Zur Wahl stehen Übungen, die gleich gemessen werden. Deine Werte bleiben.</p>}
        {data.state === 'rows' ? (
          <Choices offers={offers} onPick={onPick} />
        ) : (
          <NotLoaded data={data} skeleton={<Skeleton height="320px" />} />
        )}
      </div>
    </Sheet>
  );
}
