/** Zone of rows that name none: the product's players train in Germany. */
export const HOME_ZONE = 'Europe/Berlin';

const MINUTE_MS = 60_000;

/** A zone that this system does not know (another one's, or a broken row) is read as the home zone. */
function wallClock(timeZone: string): Intl.DateTimeFormat {
  const parts = { dateStyle: 'short', timeStyle: 'medium' } as const;
  try {
    // Sweden writes ISO 8601: '2026-11-28 17:05:00'.
    return new Intl.DateTimeFormat('sv-SE', { ...parts, timeZone });
  } catch {
    return new Intl.DateTimeFormat('sv-SE', { ...parts, timeZone: HOME_ZONE });
  }
}

/** Day of an instant in a zone, such as '2026-11-28'. @param timeZone IANA name, such as 'Europe/Berlin' */
export function localDayIn(instant: Date, timeZone: string): string {
  return wallClock(timeZone).format(instant).slice(0, 10);
}

/** Time of an instant in a zone, such as '17:05'. @param timeZone IANA name */
export function localTimeIn(instant: Date, timeZone: string): string {
  return wallClock(timeZone).format(instant).slice(11, 16);
}

/** Milliseconds that a zone's clocks are ahead of UTC at an instant. */
function aheadOf(instant: number, timeZone: string): number {
  const shown = wallClock(timeZone).format(new Date(instant)).replace(' ', 'T');
  return Date.parse(`${shown}Z`) - Math.floor(instant / 1000) * 1000;
}

/**
 * The instant at which a zone's clocks show a day and time. Of an hour that the clocks skip it is the one after, of an hour that they show
 * twice the first.
 * @param day such as '2026-11-28'
 * @param time such as '17:05'
 * @param timeZone IANA name
 */
export function instantOf(day: string, time: string, timeZone: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`);
  // The clocks may be changed within hours of it: what holds a day before and after are all that can hold.
  const offsets = [shown - 1440 * MINUTE_MS, shown + 1440 * MINUTE_MS].map((near) => aheadOf(near, timeZone));
  const fits = offsets.map((offset) => shown - offset).filter((instant) => instant + aheadOf(instant, timeZone) === shown);
  return new Date(fits[0] ?? shown - Math.min(...offsets));
}
