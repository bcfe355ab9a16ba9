import type { PlayerComparison } from '@anwurf/contract/players';
import { type ComparedFigure, countWins } from '@anwurf/domain/players/compare-figures';
import { saveFile } from '../../../kit/picture-file.ts';
import { showFailure, showMessage } from '../../../kit/overlay/toast-queue.ts';
import { comparisonPicture } from './comparison-picture.ts';

const isDismissed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

const showShareFailure = () => void showFailure('Teilen fehlgeschlagen', 'Bitte versuche es erneut.');

/** 'Jonas Reuter gegen Lenn Falk: 4,67 zu 3,95 Tore/Spiel, besser in 7 zu 2 Werten. Vergleich im Spieler Explorer:' */
function shareText({ first, second }: PlayerComparison, lines: readonly ComparedFigure[]): string {
  const goals = lines.find(({ figure }) => figure === 'goalsPerGame');
  const [wins, losses] = countWins(lines);
  const names = `${first.player.name} gegen ${second.player.name}`;
  return `${names}: ${goals?.first} zu ${goals?.second} Tore/Spiel, besser in ${wins} zu ${losses} Werten. Vergleich im Spieler Explorer:`;
}

/** Opens the system's share sheet with text and address; without one, copies both. */
export async function shareComparison(
  comparison: PlayerComparison,
  lines: readonly ComparedFigure[],
  origin: () => Promise<string>,
): Promise<void> {
  const query = new URLSearchParams({ a: comparison.first.player.id, b: comparison.second.player.id });
  try {
    const url = `${await origin()}/statistics/explore?${query.toString()}`;
    const text = shareText(comparison, lines);
    if (typeof navigator.share === 'function') {
      await navigator.share({ title: 'Spieler Explorer – Handball', text, url });
      return;
    }
    await navigator.clipboard.writeText(`${text} ${url}`);
    showMessage('Kopiert', 'Der Vergleich liegt mit Link in der Zwischenablage.');
  } catch (error) {
    if (!isDismissed(error)) showShareFailure();
  }
}

/** Opens the system's share sheet with a picture of the comparison; where it takes none, saves it. */
export async function sharePicture(comparison: PlayerComparison, lines: readonly ComparedFigure[]): Promise<void> {
  const picture = await comparisonPicture(comparison, lines).catch(() => null);
  if (picture === null) {
    showFailure('Bild konnte nicht erzeugt werden', 'Bitte versuche es erneut.');
    return;
  }
  const data = { title: 'Spieler Explorer – Handball', files: [picture] };
  try {
    if (typeof navigator.canShare === 'function' && navigator.canShare(data)) {
      await navigator.share(data);
      return;
    }
    saveFile(picture);
    showMessage('Bild gesichert', 'Es liegt bei deinen Downloads.');
  } catch (error) {
    if (!isDismissed(error)) showShareFailure();
  }
}
