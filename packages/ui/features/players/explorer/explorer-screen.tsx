import type { Player } from '@anwurf/contract/players';
import type { SelectedPair } from '@anwurf/domain/players/selected-pair';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../../kit/class-names.ts';
import { Page } from '../../../kit/layout/page.tsx';
import { PlainTabs } from '../../../kit/layout/plain-tabs.tsx';
import type { PlayerServer } from '../player-requests.ts';
import { ComparePanel } from './compare-panel.tsx';
import type { ComparePlace } from './compare-place.ts';
import { type BegunSearch, nothingBegun } from './begun-search.ts';
import styles from './explorer-screen.module.css';
import { explorerTabs } from './explorer-tabs.ts';
import { keptSearch } from './kept-search.ts';
import { PromoBanner, PromoPopup } from './promo.tsx';
import { SearchPanel } from './search-panel.tsx';
import { usePlayerLookup } from './use-player-lookup.ts';
import { useSlots } from './use-slots.ts';

export interface ExplorerScreenProps extends ComparePlace {
  title: string;
  /** The way to the screen above. */
  back?: ReactNode;
  server: PlayerServer;
  /** Null: a visitor. */
  userId: string | null;
  /** How many players a page of results has. */
  pageSize: number;
  /** Shows visitors the rest of the product. */
  hasPromotion: boolean;
  /** Begun before this was there. */
  begun?: BegunSearch;
}

/** Finds players and compares two of them. */
export function ExplorerScreen(props: ExplorerScreenProps) {
  const { title, back, server, userId, pageSize, hasPromotion, tab, compared, onPlace } = props;
  const [kept] = useState(() => keptSearch(userId));
  const lookup = usePlayerLookup(server, { pageSize, kept });
  const [begun, setBegun] = useState(props.begun ?? nothingBegun);
  const [text, setText] = useState(begun.text || (lookup.found?.text ?? ''));
  const [pair, setPair] = useState<SelectedPair<Player>>([]);
  const slots = useSlots();
  /** Unlocked since the screen was opened. */
  const [unlockings, setUnlockings] = useState(0);
  const [hasResults, setHasResults] = useState(false);
  const unlocking = { isEnded: userId !== null, onUnlocked: () => setUnlockings(unlockings + 1) };
  const hasFound = lookup.status === 'found' && (lookup.found?.players.length ?? 0) > 0;

  const frame = useRef<HTMLDivElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (begun.focus === 'tabs') frame.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
  });
  useLayoutEffect(() => takeFocus(), []);

  useEffect(() => {
    if (hasFound) setHasResults(true);
  }, [hasFound]);

  return (
    <div className={classNames(styles.screen, back === undefined && styles.open)}>
      <Page title={title} back={back}>
        <div className={styles.tabs} ref={frame}>
          <PlainTabs label="Ansicht" items={explorerTabs} selected={tab} onSelect={(next) => onPlace({ tab: next, compared })}>
            {tab === 'search' ? (
              <SearchPanel
                lookup={lookup}
                text={text}
                begun={begun}
                onTaken={() => setBegun(nothingBegun)}
                onType={setText}
                pair={pair}
                onChoose={setPair}
                onCompare={(first, second) => onPlace({ tab: 'compare', compared: [first.id, second.id] })}
                unlocking={unlocking}
              />
            ) : (
              <ComparePanel
                key={unlockings}
                server={server}
                slots={slots}
                compared={compared}
                onCompare={(next) => onPlace({ tab: 'compare', compared: next })}
                unlocking={unlocking}
              />
            )}
          </PlainTabs>
        </div>
        {hasPromotion && <PromoBanner />}
      </Page>
      {hasPromotion && hasResults && <PromoPopup />}
    </div>
  );
}
