import { type WeekInPicture, weekText } from '@anwurf/domain/statistics/week-in-picture';
import { pictureFile, saveFile } from '../../../kit/picture-file.ts';
import { showFailure, showMessage } from '../../../kit/overlay/toast-queue.ts';
import { canSend, sendLink } from '../../../links/send-link.ts';

/** Whether the system has a share sheet that takes a picture. */
export function canSendPicture(): boolean {
  if (!canSend() || typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File([], 'woche.png', { type: 'image/png' })] });
}

/** Whether a picture can be put into the clipboard. */
export const canCopyPicture = (): boolean => typeof ClipboardItem === 'function' && typeof navigator.clipboard?.write === 'function';

const showNoPicture = () => void showFailure('Das Bild konnte nicht erzeugt werden', 'Bitte versuche es erneut.');

async function fileOf(canvas: HTMLCanvasElement | null, { monday }: WeekInPicture): Promise<File | null> {
  const file = canvas === null ? null : await pictureFile(canvas, `anwurf-woche-${monday}.png`).catch(() => null);
  if (file === null) showNoPicture();
  return file;
}

/** Opens the system's share sheet with the picture. */
export async function sendWeek(canvas: HTMLCanvasElement | null, week: WeekInPicture): Promise<void> {
  const file = await fileOf(canvas, week);
  if (file === null) return;
  try {
    await sendLink({ title: 'Meine Woche', text: weekText(week), files: [file] });
  } catch {
    showFailure('Fehler beim Teilen', 'Das Gerät konnte das Bild nicht weitergeben. Sichere es stattdessen.');
  }
}

/** Saves the picture as a file. */
export async function saveWeek(canvas: HTMLCanvasElement | null, week: WeekInPicture): Promise<void> {
  const file = await fileOf(canvas, week);
  if (file === null) return;
  saveFile(file);
  showMessage('Bild gesichert', 'Es liegt bei deinen Downloads.');
}

/** Puts the picture into the clipboard. */
export async function copyWeek(canvas: HTMLCanvasElement | null, week: WeekInPicture): Promise<void> {
  const file = await fileOf(canvas, week);
  if (file === null) return;
  try {
    await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]);
    showMessage('Bild kopiert');
  } catch {
    showFailure('Das Bild konnte nicht kopiert werden.', 'Sichere es stattdessen.');
  }
}
