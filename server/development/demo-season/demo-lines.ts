import { demoAccount } from '../../accounts/account.ts';
import { seasonAccount } from './store-season.ts';

/** Accounts for looking around, as printed. */
export const demoLines = [
  `Demo-Konto:    ${demoAccount.email} / ${demoAccount.password} (frisch)`,
  `Demo-Saison:   ${seasonAccount.email} / ${seasonAccount.password} (13 Wochen trainiert)`,
] as const;
