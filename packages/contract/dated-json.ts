const dateMark = '@date';

/**
 * JSON that keeps dates, for rows of queries.
 * @throws TypeError for a value that JSON cannot hold
 */
export function encodeDated(value: unknown): string {
  return JSON.stringify(value, function markDates(this: Record<string, unknown>, name, plain: unknown) {
    const original = this[name];
    return original instanceof Date ? { [dateMark]: original.getTime() } : plain;
  });
}

/**
 * Reads what {@link encodeDated} wrote.
 * @throws SyntaxError when it is no JSON
 */
export function decodeDated(text: string): unknown {
  return JSON.parse(text, (_, value: unknown) => {
    const isMarked = typeof value === 'object' && value !== null && dateMark in value && typeof value[dateMark] === 'number';
    return isMarked ? new Date((value as { readonly [dateMark]: number })[dateMark]) : value;
  });
}
