import type { MeasuringError } from '@anwurf/domain/fitness/measured-change';
import { measuredUnit } from '@anwurf/domain/fitness/measured-value';
import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import type { TypicalError } from '@anwurf/domain/norms/typical-error';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { measureText } from '../fitness-words.ts';

/** A size in the unit by which results of a test follow each other: '1,5 cm', for the Yo-Yo test '80 m'. */
export function sizeText(test: SubTest, size: number): string {
  const decimals = test.unit === 'level' ? 0 : 2;
  if (test.step === 0.01 || test.unit === 'level') {
    return measureText({ ...test, unit: measuredUnit(test) }, Number(size.toFixed(decimals)));
  }
  return measureText(test, size);
}

/** The same with its sign: '+1,5 cm', '−0,04 s', '±0 cm'. */
export function differenceText(test: SubTest, difference: number): string {
  const text = sizeText(test, Math.abs(difference));
  if (/^[0,]+\D*$/.test(text)) return `±${text}`;
  return `${difference > 0 ? '+' : '−'}${text}`;
}

/** A known error with how it was measured: '4,6 %. Gilt für Lichtschranken.' */
export function knownErrorText(test: SubTest, { percent, absolute, caution }: TypicalError): string {
  const size = percent === undefined ? sizeText(test, absolute ?? 0) : `${formatGermanDecimal(percent, { decimals: 1 })}\u00a0%`;
  return `${size}. ${caution}`;
}

/** Where an error comes from, as the rest of a sentence. */
export function originText(test: SubTest, { origin }: MeasuringError): string {
  return origin.kind === 'own' ? `die Streuung von ${origin.trials} deiner Versuche.` : knownErrorText(test, origin.known);
}
