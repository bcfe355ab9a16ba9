const MINUTE_MS = 60_000;

function counted(count: number, one: string, many: string): string {
  return `vor ${count} ${count === 1 ? one : many}`;
}

/** Time since a moment, in the words of the resume dialog; a future moment counts as now. */
export function timeSinceText(moment: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - moment.getTime()) / MINUTE_MS);
  if (minutes < 1) return 'vor wenigen Sekunden';
  if (minutes < 60) return counted(minutes, 'Minute', 'Minuten');
  if (minutes < 1440) return counted(Math.floor(minutes / 60), 'Stunde', 'Stunden');
  return 'vor mehr als einem Tag';
}
