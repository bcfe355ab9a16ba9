import { isName } from '@anwurf/domain/vocabulary/name';
import { useEffect, useEffectEvent, useState } from 'react';
import { EmptyState } from '../../../brand/empty-state.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import type { BegunSearch } from './begun-search.ts';
import { SearchForm } from './search-form.tsx';
import styles from './search-panel.module.css';
import { SearchResults, type SearchResultsProps } from './search-results.tsx';
import { SearchStatus } from './search-status.tsx';
import type { PlayerLookup } from './use-player-lookup.ts';

export interface SearchPanelProps extends Pick<SearchResultsProps, 'pair' | 'onChoose' | 'onCompare' | 'unlocking'> {
  lookup: PlayerLookup;
  text: string;
  begun: BegunSearch;
  /** Takes the begun search over: it must not run again when the panel comes back with its tab. */
  onTaken: () => void;
  onType: (text: string) => void;
}

function ResultsSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <Skeleton height="132px" />
      <Skeleton height="132px" />
      <Skeleton height="132px" />
    </div>
  );
}

/** Searches players by name, shows them and lets two be chosen. */
export function SearchPanel({ lookup, text, begun, onTaken, onType, unlocking, ...selection }: SearchPanelProps) {
  const { found, status, isRunning } = lookup;
  const [isNameMissing, setNameMissing] = useState(false);

  function search() {
    setNameMissing(!isName(text));
    if (isName(text)) lookup.search(text);
    else lookup.drop();
  }

  const searchBegun = useEffectEvent(() => {
    if (begun.isAsked) search();
    onTaken();
  });
  useEffect(() => searchBegun(), []);

  function type(next: string) {
    setNameMissing(false);
    lookup.drop();
    onType(next);
  }

  const hasMore = found !== null && found.players.length < found.total && !found.isSimilar && status !== 'old';
  return (
    <div className={styles.panel}>
      <div className={styles.form}>
        <SearchForm
          label="Spieler suchen"
          placeholder="Name – Team"
          takesFocus={begun.focus === 'field'}
          text={text}
          onType={type}
          onSearch={search}
          isRunning={isRunning}
          onCancel={lookup.cancel}
          onReset={() => {
            setNameMissing(false);
            lookup.reset();
            onType('');
          }}
          error={isNameMissing ? 'Name fehlt: Bitte Namen eingeben' : undefined}
        />
      </div>
      <SearchStatus lookup={lookup} onRetry={search} />
      {status === 'searching' && found === null && <ResultsSkeleton />}
      {status === 'idle' && found === null && (
        <EmptyState title="Wen suchst du?">Gib einen Namen ein. Ein Teil reicht, auch mit Team: „Falk – Musterstadt“.</EmptyState>
      )}
      {found !== null && found.players.length > 0 && (
        <SearchResults
          {...selection}
          found={found}
          isRunning={isRunning}
          onMore={hasMore ? lookup.more : null}
          onSearchOn={status === 'found' && found.canSearchOn ? lookup.searchOn : null}
          unlocking={{
            ...unlocking,
            onUnlocked: () => {
              unlocking.onUnlocked();
              lookup.search(found.text);
            },
          }}
        />
      )}
    </div>
  );
}
