import { fieldsOf, isText, readAs } from './readable.ts';

/** Answer of `POST /api/parental-consent/view`. */
export interface ParentalView {
  /** Of the child; null: none that may stand on the page. */
  readonly firstName: string | null;
  /** Whether the link decides, or takes the yes back. */
  readonly purpose: 'decision' | 'withdrawal';
}

/** In plain code: the page of a link needs no schemas. */
export const parentalView = readAs((raw): ParentalView | undefined => {
  const { firstName, purpose } = fieldsOf(raw);
  if ((firstName !== null && !isText(firstName)) || (purpose !== 'decision' && purpose !== 'withdrawal')) return undefined;
  return { firstName, purpose };
});
