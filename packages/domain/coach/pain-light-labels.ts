import { ADAPT_FROM, type PainLight, STOP_FROM } from './complaint.ts';

/** A level of pain in a word. */
export const PAIN_LIGHT_LABELS: Readonly<Record<PainLight, string>> = { train: 'Weiter', adapt: 'Anpassen', stop: 'Stopp' };

/** The levels of each light, least first. */
export const PAIN_LIGHT_LEVELS: readonly { readonly light: PainLight; readonly from: number; readonly to: number }[] = [
  { light: 'train', from: 0, to: ADAPT_FROM - 1 },
  { light: 'adapt', from: ADAPT_FROM, to: STOP_FROM - 1 },
  { light: 'stop', from: STOP_FROM, to: 10 },
];
