import { format } from 'date-fns';

/** How long the paid access lasts. */
export function accessWords(expiresAt: Date | null, now: Date): string {
  if (expiresAt === null) return 'Unbegrenzter Zugang';
  const day = format(expiresAt, 'dd.MM.yyyy');
  return expiresAt > now ? `Zugang bis ${day}` : `Zugang abgelaufen am ${day}`;
}
