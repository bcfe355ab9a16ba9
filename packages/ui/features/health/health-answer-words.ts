import type { HealthAnswer } from '@anwurf/db/queries/health-answers';
import { RECOVERY_LADDERS } from '@anwurf/domain/coach/return-to-play/recovery-ladders';

/** One stored answer, as the player knows it: 'Knie 4/10', 'Wochenfrage'. */
export function answerWords({ table, subject, level }: Pick<HealthAnswer, 'table' | 'subject' | 'level'>): string {
  switch (table) {
    case 'complaints':
      return level === 0 ? `${subject}: nichts mehr` : `${subject} ${level}/10`;
    case 'health_checks':
      return 'Wochenfrage';
    case 'recovery_events':
      return RECOVERY_LADDERS.find(({ id }) => id === subject)?.name ?? 'Weg zurück';
    case 'fragebogen_antworten':
      return subject === '' ? 'Fragebogen' : `Fragebogen, zu schonen: ${subject}`;
  }
}
