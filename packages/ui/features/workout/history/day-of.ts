import { localDay } from '../../../data/local-day.ts';

/** Local day of a set: that of its workout, or while this is not finished its own. */
export const dayOf = ({ day, loggedAt }: { readonly day: string | null; readonly loggedAt: Date }): string => day ?? localDay(loggedAt);
