import { useDatabase } from '@anwurf/db/client/react';
import { consentToHouseNorm } from '@anwurf/db/commands/save-profile';
import { ChartNoAxesCombined } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { QuestionCard } from '../../../kit/overlay/question-card.tsx';
import { showFailure, showMessage } from '../../../kit/overlay/toast-queue.ts';
import { useUserId } from '../../../storage/user-id.tsx';

/** Asks whether results may count among the house norms. */
export function HouseNormQuestion() {
  const db = useDatabase();
  const userId = useUserId();
  const [isAnswered, setAnswered] = useState(false);
  if (isAnswered) return null;

  async function agree() {
    try {
      await consentToHouseNorm(db, userId, true);
      showMessage('Danke', 'Deine Ergebnisse zählen mit. In den Einstellungen kannst du das jederzeit ändern.');
      setAnswered(true);
    } catch {
      showFailure('Fehler', 'Deine Zustimmung konnte nicht gespeichert werden. Es wurde nichts geändert.');
    }
  }

  return (
    <QuestionCard
      icon={ChartNoAxesCombined}
      title="Zählen deine Ergebnisse mit?"
      text="Ab 30 Spielern eines Alters und Geschlechts zeigen wir Median und Viertel ihrer Ergebnisse. Ohne Namen, ohne einzelne Werte, und du kannst es jederzeit in den Einstellungen ändern."
    >
      <Button onPress={() => void agree()}>Ja, mitzählen</Button>
      <Button variant="quiet" onPress={() => setAnswered(true)}>
        Nein
      </Button>
    </QuestionCard>
  );
}
