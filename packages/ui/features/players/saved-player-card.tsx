import type { PlayerCard } from '@anwurf/domain/questionnaire/answers-row';
import { format } from 'date-fns';
import { ArrowLeftRight, RefreshCw } from 'lucide-react';
import { Card } from '../../kit/layout/card.tsx';
import { IconButton } from '../../kit/action/icon-button.tsx';
import { showFailure, showMessage } from '../../kit/overlay/toast-queue.ts';
import { PlayerHead } from './player-head.tsx';
import { PlayerValuesSkeleton } from './player-skeleton.tsx';
import { PlayerValues } from './player-values.tsx';
import styles from './saved-player-card.module.css';
import { type PlayerProblem, type PlayerState, usePlayer } from './use-player.ts';

const problemTitles: Readonly<Record<PlayerProblem, string>> = {
  offline: 'Kein Empfang',
  gone: 'Spieler nicht gefunden',
  failed: 'Fehler beim Laden der Spielerdaten',
};
const problemTexts: Readonly<Record<PlayerProblem, string>> = {
  offline: 'Die Zahlen kommen, sobald du wieder Empfang hast.',
  gone: 'Die Daten sind nicht mehr verfügbar. Du kannst einen anderen Spieler wählen.',
  failed: 'Bitte versuche es später erneut.',
};

function noteOf({ known, problem, loading }: PlayerState): string | null {
  if (problem === null || loading) return null;
  if (problem === 'offline' && known !== null) return `Kein Empfang. Stand: ${format(known.at, 'dd.MM.yyyy, HH:mm')} Uhr`;
  return `${problemTitles[problem]}. ${problemTexts[problem]}`;
}

/** The chosen player's figures; without a network those this device knew last. */
export function SavedPlayerCard({ userId, card, onChange }: { userId: string; card: PlayerCard; onChange: () => void }) {
  const state = usePlayer(userId, card);
  const { known, loading, refresh } = state;
  const note = noteOf(state);

  async function refreshNow() {
    const problem = await refresh();
    if (problem === null) showMessage('Spielerdaten aktualisiert');
    else showFailure(problemTitles[problem], problemTexts[problem]);
  }

  return (
    <Card flush aria-label="Spielerkarte" aria-busy={loading}>
      <PlayerHead
        card={card}
        shirtNumber={known?.player.values?.shirtNumber ?? null}
        isDemo={known?.player.isDemo ?? false}
        tools={
          <div className={styles.tools}>
            <IconButton aria-label="Aktualisieren" isDisabled={loading} onPress={() => void refreshNow()}>
              <RefreshCw size={20} aria-hidden="true" />
            </IconButton>
            <IconButton aria-label="Spieler wechseln" onPress={onChange}>
              <ArrowLeftRight size={20} aria-hidden="true" />
            </IconButton>
          </div>
        }
      />
      {known === null && loading ? <PlayerValuesSkeleton /> : <PlayerValues values={known?.player.values ?? null} />}
      {note !== null && (
        <p className={styles.note} role="status">
          {note}
        </p>
      )}
    </Card>
  );
}
