/**
 * What the slugs of the operator's exercises begin with. Shipped slugs never do, so an import cannot touch a shipped
 * exercise, and a new version of the product cannot touch an imported one.
 */
export const operatorPrefix = 'eigene-';
