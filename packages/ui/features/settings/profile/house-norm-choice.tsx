import { useDatabase } from '@anwurf/db/client/react';
import { consentToHouseNorm } from '@anwurf/db/commands/save-profile';
import { sayFailure } from '../../../forms/say-failure.ts';
import { Checkbox } from '../../../kit/field/checkbox.tsx';
import { useUserId } from '../../../storage/user-id.tsx';

/** Whether the player's test results count among the house norms; taken back here, they do not any more. */
export function HouseNormChoice({ counts }: { counts: boolean }) {
  const db = useDatabase();
  const userId = useUserId();

  const choose = (next: boolean) =>
    sayFailure(consentToHouseNorm(db, userId, next), 'Fehler', 'Deine Wahl konnte nicht gespeichert werden. Es wurde nichts geändert.');

  return (
    <Checkbox
      isSelected={counts}
      onChange={(next) => void choose(next)}
      description="Ohne Namen und ohne einzelne Werte, erst ab 30 Spielern deines Alters und Geschlechts."
    >
      Meine Testergebnisse zählen für den Vergleich mit Anwurf-Spielern mit
    </Checkbox>
  );
}
