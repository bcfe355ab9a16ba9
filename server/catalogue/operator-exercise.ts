/**
 * Slug prefix of the operator's exercises. Shipped slugs never have it, so an import cannot change a shipped exercise, and a new
 * release cannot change an imported one.
 */
export const operatorPrefix = 'eigene-';
