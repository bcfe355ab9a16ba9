import { type ExerciseFilter, filterValues, passesFilter } from '@anwurf/domain/exercise/exercise-filter';
import type { OwnExercise } from '@anwurf/db/queries/own-exercises';
import { matchesOwnExercise } from '@anwurf/domain/exercise/own-exercise';
import { isName } from '@anwurf/domain/vocabulary/name';
import { PHASE_LABELS } from '@anwurf/domain/vocabulary/phase';
import type { SessionExercise } from '@anwurf/db/queries/plan-exercises';
import { Plus } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { RadioGroup } from 'react-aria-components/RadioGroup';
import { ShowMore } from '../find/show-more.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { ExerciseFilters, ResetFilters } from '../find/exercise-filters.tsx';
import { equipmentText } from '../find/exercise-words.ts';
import { FavouriteChip } from '../find/favourite-chip.tsx';
import { FavouriteMark } from '../find/favourite-mark.tsx';
import { MarkedText } from '../find/marked-text.tsx';
import { ExercisePicture } from '../../../data/figures/exercise-picture.tsx';
import { ownFilterable } from '../find/own-findable.ts';
import { useExerciseSearch } from '../find/use-exercise-search.ts';
import { useFavourites } from '../find/use-favourites.ts';
import styles from './swap-choices.module.css';
import { SwapOption } from './swap-option.tsx';
import { objectionWords, ownNote, reasonWords } from './swap-words.ts';
import type { SwapOptions } from './use-swap-options.ts';

const kinds = ['equipment', 'positions', 'goals'] as const;
/** Exercises that are shown at first, and that each 'Mehr anzeigen' adds. */
const step = 25;

/** Chosen exercise: of the catalogue by its slug, an own one by its id. */
export type SwapChoice = `library:${string}` | `own:${string}`;

export interface ChoicesProps {
  options: SwapOptions;
  /** Names the list; 'Ersatz' without it. */
  label?: string | undefined;
  exercise: SessionExercise;
  text: string;
  filter: ExerciseFilter;
  onFilter: (filter: ExerciseFilter) => void;
  choice: SwapChoice | null;
  onChoice: (choice: SwapChoice) => void;
  /** Makes an own exercise, which is then chosen. */
  onMake: () => void;
}

/** The way to an own exercise where none of these is right. */
function MakeOwn({ onMake }: Pick<ChoicesProps, 'onMake'>) {
  return (
    <Button variant="quiet" wide onPress={onMake}>
      <Plus size={20} aria-hidden="true" />
      Eigene Übung hinzufügen
    </Button>
  );
}

interface ListProps extends Pick<ChoicesProps, 'choice' | 'onChoice' | 'label'> {
  children: readonly ReactNode[];
}

function Choices({ label = 'Ersatz', choice, onChoice, children }: ListProps) {
  const [shown, setShown] = useState(step);
  if (children.length === 0) return <p className={styles.none}>Keine Übungen gefunden.</p>;
  return (
    <>
      <RadioGroup aria-label={label} value={choice} onChange={(value) => onChoice(value as SwapChoice)} className={classNames(styles.list)}>
        {children.slice(0, shown)}
      </RadioGroup>
      {children.length > shown && <ShowMore onPress={() => setShown(shown + step)} />}
    </>
  );
}

/** The catalogue: what fits first; what was searched for in the order of the search. */
export function LibraryChoices({ options, text, filter, onFilter, choice, onChoice, onMake, label }: ChoicesProps) {
  const { library, suggestions } = options;
  const hits = useExerciseSearch(library, text, filter);
  const values = useMemo(() => filterValues(library), [library]);
  const bySlug = useMemo(() => new Map(suggestions.map((one) => [one.exercise.slug, one])), [suggestions]);
  const favourites = useFavourites();
  const [onlyFavourites, setOnlyFavourites] = useState(false);
  const passes = passesFilter(filter);
  const found = !isName(text)
    ? suggestions.flatMap((suggestion) => (passes(suggestion.exercise) ? [{ suggestion, matches: [] }] : []))
    : hits.flatMap(({ exercise, matches }) => {
        const suggestion = bySlug.get(exercise.slug);
        return suggestion === undefined ? [] : [{ suggestion, matches }];
      });
  const shown = onlyFavourites ? found.filter(({ suggestion }) => favourites.has(suggestion.exercise.name)) : found;
  return (
    <div className={styles.choices}>
      <Filters values={values} filter={filter} onFilter={onFilter}>
        <FavouriteChip hasAny={favourites.size > 0} isOn={onlyFavourites} onChange={setOnlyFavourites} />
      </Filters>
      <Choices key={`${text} ${onlyFavourites} ${JSON.stringify(filter)}`} choice={choice} onChoice={onChoice} label={label}>
        {shown.map(({ suggestion, matches }) => {
          const { exercise } = suggestion;
          const reasons = reasonWords(suggestion);
          return (
            <SwapOption
              key={exercise.slug}
              value={`library:${exercise.slug}`}
              picture={<ExercisePicture {...exercise} />}
              name={
                <>
                  {favourites.has(exercise.name) && <FavouriteMark />}
                  <MarkedText text={exercise.name} parts={matches.filter(({ field }) => field === 'name')} />
                </>
              }
              note={reasons === '' ? `${PHASE_LABELS[exercise.phase]} · ${equipmentText(exercise.equipment)}` : reasons}
              objection={objectionWords(suggestion)}
            />
          );
        })}
      </Choices>
      <MakeOwn onMake={onMake} />
    </div>
  );
}

interface FiltersProps extends Pick<ChoicesProps, 'filter' | 'onFilter'> {
  values: ExerciseFilter;
  children?: ReactNode;
}

function Filters({ values, filter, onFilter, children }: FiltersProps) {
  return (
    <div className={styles.filters}>
      <ExerciseFilters kinds={kinds} values={values} filter={filter} onChange={onFilter}>
        {children}
      </ExerciseFilters>
      <ResetFilters filter={filter} onChange={onFilter} />
    </div>
  );
}

/** The player's own exercises, those for this part of the session and with the same movement first. */
export function OwnChoices({ options, exercise, text, filter, onFilter, choice, onChoice, onMake, label }: ChoicesProps) {
  const { own, sameMovement } = options;
  const isAlike = ({ figure }: OwnExercise) => figure !== null && sameMovement.has(figure);
  const fitOf = (one: OwnExercise) => (one.exerciseType === exercise.phase ? 2 : 0) + (isAlike(one) ? 1 : 0);
  const values = useMemo(() => filterValues(own.map(ownFilterable)), [own]);
  const passes = passesFilter(filter);
  const found = own
    .filter((one) => one.name !== exercise.name && passes(ownFilterable(one)) && matchesOwnExercise(one, text))
    .toSorted((one, other) => fitOf(other) - fitOf(one));
  return (
    <div className={styles.choices}>
      <Filters values={values} filter={filter} onFilter={onFilter} />
      {own.length === 0 ? (
        <p className={styles.none}>Du hast noch keine eigenen Übungen erstellt.</p>
      ) : (
        <Choices key={`${text} ${JSON.stringify(filter)}`} choice={choice} onChoice={onChoice} label={label}>
          {found.map((one) => (
            <SwapOption
              key={one.id}
              value={`own:${one.id}`}
              picture={<ExercisePicture slug={one.figure} equipment={one.equipment} />}
              name={one.name}
              note={ownNote(one, isAlike(one))}
              objection={null}
            />
          ))}
        </Choices>
      )}
      <MakeOwn onMake={onMake} />
    </div>
  );
}
