import { showFailure, showMessage } from '../../kit/overlay/toast-queue.ts';
import type { SayChange } from './refresh-calendars.ts';

/** Says that a calendar has brought a change, with the way back. */
export const sayCalendarChange: SayChange = ({ words, undo }, { target }) => {
  const failed = () => showFailure('Fehler', 'Die Änderung ließ sich nicht zurücknehmen.');
  showMessage(target === 'own' ? 'Dein Spielplan hat sich geändert' : 'Der Kalender der Mannschaft hat sich geändert', words, {
    label: 'Rückgängig',
    run: () => void undo().catch(failed),
  });
};
