import { type AbilityResult, strongestOf } from '@anwurf/domain/assessment/assessment-result';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { ABILITY_LABELS } from '@anwurf/domain/vocabulary/ability';
import { showFailure, showMessage } from '../../kit/overlay/toast-queue.ts';

/** 'Meine Stärken im Handball: Sprungkraft 7,3, …' */
function shareText(result: readonly AbilityResult[]): string {
  const best = strongestOf(result).map(
    ({ ability, average }) => `${ABILITY_LABELS[ability]} ${formatGermanDecimal(average, { decimals: 1, fixed: true })}`,
  );
  return `Meine Stärken im Handball: ${best.join(', ')}. Und deine?`;
}

const isDismissed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Opens the system's share sheet; without one, copies text and address. The result stays on the device. */
export async function shareResult(result: readonly AbilityResult[]): Promise<void> {
  const data = { title: 'Handball-Selbsttest', text: shareText(result), url: `${location.origin}/test` };
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share(data);
      return;
    }
    await navigator.clipboard.writeText(`${data.text} ${data.url}`);
    showMessage('Kopiert', 'Dein Ergebnis liegt als Text in der Zwischenablage.');
  } catch (error) {
    if (!isDismissed(error)) showFailure('Teilen fehlgeschlagen', 'Bitte versuche es erneut.');
  }
}
