import { useEffect, useState } from 'react';
import { Card } from '../../../kit/layout/card.tsx';
import { PlainButton } from '../../../kit/action/plain-button.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { type PlayerServer, searchPlayers } from '../player-requests.ts';
import { UnlockForm } from '../unlock-form.tsx';
import styles from './compare-panel.module.css';
import type { ComparedIds } from './compare-place.ts';
import { Comparison } from './comparison.tsx';
import { EndedNote } from './ended-note.tsx';
import { PlayerSlot } from './player-slot.tsx';
import type { Unlocking } from './unlocking.ts';
import type { Slots } from './use-slots.ts';

export interface ComparePanelProps {
  server: PlayerServer;
  slots: Slots;
  compared: ComparedIds | null;
  onCompare: (compared: ComparedIds | null) => void;
  unlocking: Unlocking;
}

/** Whether the values are locked; null until that is known. Where it can't be known the first answer shows it. */
function useLocked(server: PlayerServer): boolean | null {
  const [locked, setLocked] = useState<boolean | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    searchPlayers(server, { name: '', page: 1, pageSize: 1 }, asking.signal).then(
      ({ unlocked }) => setLocked(!unlocked),
      () => !asking.signal.aborted && setLocked(false),
    );
    return () => asking.abort();
  }, [server]);
  return locked;
}

/** Asks for the two names. */
function Choice({ server, slots: { slots, type, choose }, onCompare }: Pick<ComparePanelProps, 'server' | 'slots' | 'onCompare'>) {
  const [first, second] = slots.map(({ chosen }) => chosen);
  const isSame = first !== null && first?.id === second?.id;
  return (
    <div className={styles.choice}>
      {([0, 1] as const).map((index) => (
        <PlayerSlot
          key={index}
          server={server}
          place={index}
          slot={slots[index]}
          onType={(text) => type(index, text)}
          onChoose={(player) => choose(index, player)}
        />
      ))}
      <div className={styles.action}>
        <PlainButton
          variant="ball"
          wide
          disabled={!first || !second || isSame}
          onClick={() => first && second && onCompare([first.id, second.id])}
        >
          Jetzt vergleichen
        </PlainButton>
        {isSame && <p role="status">Wähle zwei verschiedene Spieler oder Saisons.</p>}
      </div>
    </div>
  );
}

function Locked({ isEnded, onUnlocked }: Unlocking) {
  if (isEnded) return <EndedNote />;
  return (
    <div className={styles.locked}>
      <Card aria-labelledby="compare-locked">
        <h2 id="compare-locked">Vergleich ist nach Freischaltung per E-Mail verfügbar</h2>
        <UnlockForm email="" variant="ball" onUnlocked={onUnlocked} />
      </Card>
    </div>
  );
}

/** Compares two players: first the choice, then what the address names. */
export function ComparePanel({ server, slots, compared, onCompare, unlocking }: ComparePanelProps) {
  const locked = useLocked(server);
  if (locked === true) return <Locked {...unlocking} />;
  if (locked === null) return <Skeleton height="320px" />;
  if (compared === null) return <Choice server={server} slots={slots} onCompare={onCompare} />;
  return (
    <Comparison
      key={compared.join()}
      server={server}
      ids={compared}
      locked={<Locked {...unlocking} />}
      onChange={(index, players) => {
        slots.change(index, players);
        onCompare(null);
      }}
      onLeave={() => onCompare(null)}
    />
  );
}
