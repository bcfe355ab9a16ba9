/** Options to choose from, and values of another device or release. */
export function ownOptions(known: readonly string[], chosen: readonly string[], label = (value: string) => value) {
  return [...known, ...chosen.filter((value) => !known.includes(value))].map((value) => ({ value, label: label(value) }));
}
