/** IANA name of the zone that this device is in, such as 'Europe/Berlin'. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
