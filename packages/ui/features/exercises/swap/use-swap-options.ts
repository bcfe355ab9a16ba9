import { type LibraryExercise, libraryExercises } from '@anwurf/db/queries/exercise-library';
import { type OwnExercise, ownExercises } from '@anwurf/db/queries/own-exercises';
import { exercisesOfSession, type SessionExercise } from '@anwurf/db/queries/plan-exercises';
import { latestAnswers } from '@anwurf/db/queries/questionnaires';
import { allLoaded, type Loadable, loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow, useRows } from '@anwurf/db/queries/react/use-rows';
import { profile } from '@anwurf/db/queries/profile';
import { plannedProfile } from '@anwurf/db/queries/planned-profile';
import type { Complaint } from '@anwurf/domain/coach/complaint';
import { type SwapSuggestion, swapSuggestions, type SwapWish } from '@anwurf/domain/coach/swap-suggestions';
import { rowToProfile } from '@anwurf/domain/coach/training-profile-row';
import { ageOn } from '@anwurf/domain/identity/birth-date';
import { usableExercises } from '@anwurf/domain/plan/usable-exercises';
import { rowToQuestionnaire } from '@anwurf/domain/questionnaire/answers-row';
import { format } from 'date-fns';
import { useMemo } from 'react';
import { useWayLimits } from '../../../data/recovery/use-way-limits.ts';
import { useComplaints } from '../../../data/use-spared-session.ts';
import { useNow } from '../../../kit/use-now.ts';

const library = libraryExercises();
const own = ownExercises();
const answers = latestAnswers();
const coachedProfile = plannedProfile();
const ownProfile = profile();
const canBeEmpty = { canBeEmpty: true };
const nothing = { library: [], own: [], session: [], answers: null, profile: null, born: null, ways: [] };

export interface SwapOptions {
  /** The whole catalogue, by name. */
  library: readonly LibraryExercise[];
  own: readonly OwnExercise[];
  /** Slugs of the catalogue's exercises with the movement of the exercise. */
  sameMovement: ReadonlySet<string>;
  /** Alternatives for the exercise, best fit first. */
  suggestions: readonly SwapSuggestion<LibraryExercise>[];
}

/** The catalogue's entry of an exercise; of an own one, that of the movement which is its picture. */
function entryOf(exercise: SessionExercise, all: readonly LibraryExercise[], mine: readonly OwnExercise[]): LibraryExercise | null {
  const listed = all.find((one) => isEntryOf(one, exercise));
  if (listed !== undefined) return listed;
  const figure = mine.find(({ name }) => name === exercise.name)?.figure;
  return all.find(({ slug }) => slug === figure) ?? null;
}

/** Finds alternatives by equipment, complaints and the player's ladders. All from the device. */
export function useSwapOptions(exercise: SessionExercise, wish: SwapWish | null): Loadable<SwapOptions> {
  const data = allLoaded({
    library: useRows(library),
    own: useRows(own, canBeEmpty),
    session: useRows(exercisesOfSession(exercise.sessionId), canBeEmpty),
    answers: useFirstRow(answers, canBeEmpty),
    profile: useFirstRow(coachedProfile, canBeEmpty),
    born: useFirstRow(ownProfile, canBeEmpty),
    ways: useWayLimits(),
  });
  const today = useNow(3_600_000);
  const complaintsKey = JSON.stringify(useComplaints());
  const known = loadedOr(data, nothing);
  const { library: all, own: mine, session, answers: said, profile: coached, born: birth, ways } = known;

  const suggestions = useMemo(() => {
    const complaints = JSON.parse(complaintsKey) as Complaint[];
    const questionnaire = said === null ? undefined : rowToQuestionnaire(said);
    const dateOfBirth = birth?.dateOfBirth ?? null;
    const usable =
      questionnaire === undefined
        ? all
        : usableExercises({
            // A complaint is a reason against it by itself.
            questionnaire: { ...questionnaire, contraindications: [] },
            profile: rowToProfile(coached === null ? undefined : { ...coached }),
            complaints: [],
            catalogue: all,
            age: dateOfBirth === null ? null : ageOn(dateOfBirth, format(today, 'yyyy-MM-dd')),
          });
    return swapSuggestions(all, {
      current: entryOf(exercise, all, mine),
      phase: exercise.phase,
      usable: new Set(usable),
      owned: questionnaire?.equipment ?? null,
      complaints,
      ways,
      used: new Set(session.map(({ name }) => name)),
      wish,
    });
  }, [all, mine, session, said, coached, birth, ways, complaintsKey, exercise, wish, today]);

  const pattern = entryOf(exercise, all, mine)?.pattern ?? null;
  const alike = all.filter((one) => pattern !== null && one.pattern === pattern);
  const sameMovement = new Set(alike.map(({ slug }) => slug));
  return data.state === 'rows' ? { state: 'rows', value: { library: all, own: mine, sameMovement, suggestions } } : data;
}

/** Older plans name an exercise as it was called then. */
function isEntryOf({ phase, name, synonyms }: LibraryExercise, exercise: SessionExercise): boolean {
  return phase === exercise.phase && (name === exercise.name || synonyms.includes(exercise.name));
}
