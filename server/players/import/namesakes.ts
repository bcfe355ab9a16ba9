const suffix = / \(Nr\. (\d+)\)$/;

/** The name of one of two people who share theirs in one team and season: the shirt number distinguishes them, for readers too. */
export function namesakeName(name: string, shirtNumber: number): string {
  return `${name} (Nr. ${shirtNumber})`;
}

/** The name without the number of a namesake. */
export function sharedName(name: string): string {
  return name.replace(suffix, '');
}

/** The number in a namesake's name; null: it is nobody's. */
export function namesakeNumber(name: string): number | null {
  const [, digits] = suffix.exec(name) ?? [];
  return digits === undefined ? null : Number(digits);
}
