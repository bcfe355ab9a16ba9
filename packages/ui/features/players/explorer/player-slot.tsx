import type { Player } from '@anwurf/contract/players';
import { writtenName } from '@anwurf/domain/vocabulary/name';
import { useState } from 'react';
import type { PlayerServer } from '../player-requests.ts';
import { PickDialog } from './pick-dialog.tsx';
import { PlayerMark } from './player-mark.tsx';
import { playerWords } from './player-words.ts';
import styles from './player-slot.module.css';
import { SearchForm } from './search-form.tsx';
import type { Slot } from './use-slots.ts';

export interface PlayerSlotProps {
  server: PlayerServer;
  place: 0 | 1;
  slot: Slot;
  onType: (text: string) => void;
  onChoose: (player: Player) => void;
}

const shortestName = 2;

/** Error of a name that is too short to search for. */
function problemOf(text: string): string | undefined {
  const { length } = writtenName(text);
  if (length === 0) return 'Name fehlt: Bitte Namen eingeben';
  return length < shortestName ? 'Gib mindestens zwei Buchstaben ein.' : undefined;
}

/** One of the two who are compared: a name, and who of that name is meant. */
export function PlayerSlot({ server, place, slot, onType, onChoose }: PlayerSlotProps) {
  const [problem, setProblem] = useState<string>();
  const [isPicking, setPicking] = useState(false);
  const label = `Spieler ${place + 1}`;

  function type(text: string) {
    setProblem(undefined);
    onType(text);
  }

  return (
    <div className={styles.slot}>
      <SearchForm
        label={label}
        isLabelShown
        text={slot.text}
        placeholder="Name – Team"
        onType={type}
        onReset={() => type('')}
        onSearch={() => {
          const found = problemOf(slot.text);
          setProblem(found);
          setPicking(found === undefined);
        }}
        isRunning={false}
        error={problem}
      />
      {slot.chosen && (
        <p className={styles.chosen} role="status">
          <PlayerMark place={place === 0 ? 'first' : 'second'} />
          <span>Gewählt: {playerWords(slot.chosen)}</span>
        </p>
      )}
      {isPicking && (
        <PickDialog
          title={`${label} auswählen`}
          server={server}
          text={slot.text}
          onPick={(player) => {
            setPicking(false);
            onChoose(player);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}
