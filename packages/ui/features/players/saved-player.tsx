import type { Player } from '@anwurf/contract/players';
import { useDatabase } from '@anwurf/db/client/react';
import { choosePlayer, removePlayer } from '@anwurf/db/commands/choose-player';
import { chosenPlayer } from '@anwurf/db/queries/dashboard-settings';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import type { PlayerCard } from '@anwurf/domain/questionnaire/answers-row';
import { useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { showFailure, showMessage } from '../../kit/overlay/toast-queue.ts';
import { NotLoaded } from '../../data/not-loaded.tsx';
import { keepKnownPlayer } from './known-player.ts';
import { PlayerPicker } from './player-picker.tsx';
import { PlayerSkeleton } from './player-skeleton.tsx';
import { SavedPlayerCard } from './saved-player-card.tsx';
import styles from './saved-player.module.css';
import { toCard } from './to-card.ts';

const chosen = chosenPlayer();
const offlineHint = 'Kein Empfang. Die Spielersuche geht wieder, sobald du Empfang hast.';

/** The dashboard's player card: a picker until a player is chosen, then his figures. */
export function SavedPlayer({ userId }: { userId: string }) {
  const db = useDatabase();
  const choice = useFirstRow(chosen);
  const [changing, setChanging] = useState(false);

  async function save(next: PlayerCard) {
    try {
      await choosePlayer(db, userId, next);
      setChanging(false);
      showMessage('Spieler gespeichert');
    } catch {
      showFailure('Fehler beim Speichern', 'Der Spieler konnte nicht gespeichert werden. Bitte versuche es erneut.');
    }
  }

  async function remove(before: PlayerCard) {
    try {
      await removePlayer(db, userId);
      setChanging(false);
      showMessage('Spieler entfernt', undefined, { label: 'Rückgängig', run: () => void save(before) });
    } catch {
      showFailure('Fehler beim Speichern', 'Der Spieler konnte nicht entfernt werden. Bitte versuche es erneut.');
    }
  }

  const picker = (
    <PlayerPicker
      offlineHint={offlineHint}
      onPicked={(player: Player) => {
        keepKnownPlayer(userId, { player, at: new Date() });
        void save(toCard(player));
      }}
    />
  );

  if (choice.state !== 'rows') return <NotLoaded data={choice} skeleton={<PlayerSkeleton />} />;
  const card = choice.value;
  if (card === null) {
    return (
      <Card aria-labelledby="player-card">
        <div className={styles.pick}>
          <h2 id="player-card" className={styles.title}>
            Deine Spielerkarte
          </h2>
          <p className={styles.text}>Such dich in der Statistik. Deine Zahlen stehen dann hier.</p>
          {picker}
        </div>
      </Card>
    );
  }
  return (
    <>
      <SavedPlayerCard key={`${card.name} ${card.team} ${card.season}`} userId={userId} card={card} onChange={() => setChanging(true)} />
      <Sheet isOpen={changing} onOpenChange={setChanging} title="Spieler wechseln">
        {picker}
        <Button variant="danger" onPress={() => void remove(card)}>
          Spieler entfernen
        </Button>
      </Sheet>
    </>
  );
}
