import { fieldsOf, isBoolean, isText } from './readable.ts';

/** Version of the consent text; a consent to another version counts as none. */
export const consentVersion = '1.0';

/** Categories that a visitor decides about. `necessary` is always on, the others start off. */
export type ConsentCategory = 'necessary' | 'analytics' | 'marketing' | 'functional';

/** The visitor's decision, kept on the device under `anwurf.consent`. */
export interface Consent {
  readonly version: typeof consentVersion;
  readonly consent: { readonly necessary: true } & Readonly<Record<Exclude<ConsentCategory, 'necessary'>, boolean>>;
  /** ISO instant of the decision. */
  readonly timestamp: string;
}

/** Parses a decision about this version of the text and drops unknown fields; undefined when it is none. */
export function consentOf(raw: unknown): Consent | undefined {
  const { version, consent, timestamp } = fieldsOf(raw);
  const { necessary, analytics, marketing, functional } = fieldsOf(consent);
  if (version !== consentVersion || necessary !== true || !isText(timestamp)) return undefined;
  if (!isBoolean(analytics) || !isBoolean(marketing) || !isBoolean(functional)) return undefined;
  return { version, consent: { necessary, analytics, marketing, functional }, timestamp };
}
