import { ADAPT_FROM, type PainLight, STOP_FROM } from './complaint.ts';

/** Labels of the pain lights. */
export const PAIN_LIGHT_LABELS: Readonly<Record<PainLight, string>> = { train: 'Weiter', adapt: 'Anpassen', stop: 'Stopp' };

/** The pain levels of each light, lowest first. */
export const PAIN_LIGHT_LEVELS: readonly { readonly light: PainLight; readonly from: number; readonly to: number }[] = [
  { light: 'train', from: 0, to: ADAPT_FROM - 1 },
  { light: 'adapt', from: ADAPT_FROM, to: STOP_FROM - 1 },
  { light: 'stop', from: STOP_FROM, to: 10 },
];
