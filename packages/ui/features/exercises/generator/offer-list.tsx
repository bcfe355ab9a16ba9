import type { Loadable } from '@anwurf/db/queries/react/loadable';
import { EMPTY_FILTER, filterValues, isFiltering } from '@anwurf/domain/exercise/exercise-filter';
import type { SearchHit } from '@anwurf/domain/exercise/search-exercises';
import { isName } from '@anwurf/domain/vocabulary/name';
import { ListFilter, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Checkbox } from '../../../kit/field/checkbox.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { RetryCard } from '../../../kit/feedback/retry-card.tsx';
import { SearchField } from '../../../kit/field/search-field.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { showFailure } from '../../../kit/overlay/toast-queue.ts';
import { ExerciseFilters } from '../find/exercise-filters.tsx';
import { ShowMore } from '../find/show-more.tsx';
import { FavouriteChip } from '../find/favourite-chip.tsx';
import { useExerciseSearch } from '../find/use-exercise-search.ts';
import { useFavourites } from '../find/use-favourites.ts';
import styles from './offer-list.module.css';
import { OfferRow } from './offer-row.tsx';
import { hitsInOffer, type OfferedExercise } from '../find/offered-exercise.ts';

const kinds = ['equipment', 'goals'] as const;
/** Rows that are shown at first, and that each 'Mehr anzeigen' adds. */
const step = 40;
const notLoaded = { title: 'Fehler beim Laden der Standardübungen', text: 'Bitte versuche es später erneut' };

export interface OfferListProps {
  offers: readonly OfferedExercise[];
  /** Whether the catalogue is here. */
  library: Loadable<unknown>;
  chosenIds: ReadonlySet<string>;
  onPress: (id: string) => void;
  /** Makes an own exercise. */
  onMake: () => void;
}

/** Says once that the catalogue cannot be read. */
function useLibraryFailure({ state }: Loadable<unknown>) {
  useEffect(() => {
    if (state === 'failed') return showFailure(notLoaded.title, notLoaded.text);
  }, [state]);
}

interface OfferHitsProps {
  hits: readonly SearchHit<OfferedExercise>[];
  shown: number;
  onMore: () => void;
  /** Null: nothing is filtered. */
  onReset: (() => void) | null;
  renderRow: (hit: SearchHit<OfferedExercise>) => ReactNode;
}

/** The exercises found so far, with the way to more of them. */
function OfferHits({ hits, shown, onMore, onReset, renderRow }: OfferHitsProps) {
  return (
    <>
      <div className={styles.head}>
        <h2 aria-live="polite">
          Verfügbare Übungen (<Num>{hits.length}</Num>)
        </h2>
        {onReset !== null && (
          <Button variant="quiet" onPress={onReset}>
            Filter zurücksetzen
          </Button>
        )}
      </div>
      {hits.length === 0 ? (
        <p className={styles.none}>Keine Übungen gefunden, die deinen Filterkriterien entsprechen.</p>
      ) : (
        <Card flush>
          <ul className={styles.list}>{hits.slice(0, shown).map(renderRow)}</ul>
        </Card>
      )}
      {hits.length > shown && <ShowMore onPress={onMore} />}
    </>
  );
}

interface OfferSearchProps {
  text: string;
  onText: (typed: string) => void;
  /** Whether all are to be shown where nothing is typed. */
  onAll: (isSearched: boolean) => void;
  filterCount: number;
  filtering: boolean;
  onFiltering: (isOpen: boolean) => void;
}

/** The words that are searched, and the way to the filters. */
function OfferSearch({ text, onText, onAll, filterCount, filtering, onFiltering }: OfferSearchProps) {
  return (
    <div className={styles.search}>
      <SearchField
        label="Übungen suchen"
        placeholder="Übungen suchen..."
        value={text}
        onChange={onText}
        onSubmit={() => onAll(true)}
        onClear={() => onAll(false)}
      />
      <Button
        aria-label={filterCount === 0 ? 'Filter' : `Filter, ${filterCount} aktiv`}
        aria-expanded={filtering}
        onPress={() => onFiltering(!filtering)}
      >
        <ListFilter aria-hidden="true" />
        {filterCount > 0 && (
          <span className={styles.count}>
            <Num>{filterCount}</Num>
          </span>
        )}
      </Button>
    </div>
  );
}

/** Finds exercises by words and filters; nothing is shown before something is asked for. */
export function OfferList({ offers, library, chosenIds, onPress, onMake }: OfferListProps) {
  const [text, setText] = useState('');
  const [filter, setFilter] = useState(EMPTY_FILTER);
  const [ownOnly, setOwnOnly] = useState(false);
  const [searched, setSearched] = useState(false);
  const [filtering, setFiltering] = useState(false);
  const [shown, setShown] = useState(step);
  useLibraryFailure(library);

  const favourites = useFavourites();
  const [favouritesOnly, setFavouritesOnly] = useState(false);

  const offered = useMemo(
    () => offers.filter(({ own, name }) => (!ownOnly || own !== null) && (!favouritesOnly || favourites.has(name))),
    [offers, ownOnly, favouritesOnly, favourites],
  );
  const found = useExerciseSearch(offered, text, filter);
  const hits = useMemo(() => hitsInOffer(found), [found]);
  const values = useMemo(() => filterValues(offers), [offers]);
  const filterCount = filter.equipment.length + filter.goals.length + Number(ownOnly) + Number(favouritesOnly);
  const isAsked = searched || isName(text) || isFiltering(filter) || ownOnly || favouritesOnly;

  function reset() {
    setFilter(EMPTY_FILTER);
    setOwnOnly(false);
    setFavouritesOnly(false);
    setShown(step);
  }

  return (
    <section className={styles.find} aria-label="Übungen finden">
      <OfferSearch
        text={text}
        onText={(typed) => {
          setText(typed);
          setShown(step);
        }}
        onAll={setSearched}
        filterCount={filterCount}
        filtering={filtering}
        onFiltering={setFiltering}
      />
      {filtering && (
        <div className={styles.filters}>
          <Checkbox isSelected={ownOnly} onChange={setOwnOnly}>
            Nur meine eigenen Übungen anzeigen
          </Checkbox>
          <ExerciseFilters kinds={kinds} values={values} filter={filter} onChange={setFilter}>
            <FavouriteChip hasAny={favourites.size > 0} isOn={favouritesOnly} onChange={setFavouritesOnly} />
          </ExerciseFilters>
        </div>
      )}
      {library.state === 'failed' && (
        <RetryCard title={notLoaded.title} onRetry={library.retry}>
          {notLoaded.text}. Dein Plan ist auf dem Gerät gespeichert.
        </RetryCard>
      )}
      {library.state === 'loading' ? (
        <Skeleton height="220px" />
      ) : isAsked ? (
        <OfferHits
          hits={hits}
          shown={shown}
          onMore={() => setShown(shown + step)}
          onReset={filterCount > 0 ? reset : null}
          renderRow={(hit) => (
            <OfferRow
              key={hit.exercise.id}
              hit={hit}
              isFavourite={hit.exercise.own === null && favourites.has(hit.exercise.name)}
              isChosen={chosenIds.has(hit.exercise.id)}
              onPress={onPress}
            />
          )}
        />
      ) : (
        <div className={styles.prompt}>
          <p>Gib ein Suchwort ein oder wähle einen Filter, um Übungen zu sehen.</p>
          <Button onPress={() => setSearched(true)}>Alle Übungen zeigen</Button>
        </div>
      )}
      <Button variant="quiet" wide onPress={onMake}>
        <Plus size={20} aria-hidden="true" />
        Eigene Übung hinzufügen
      </Button>
    </section>
  );
}
