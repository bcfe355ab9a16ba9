/** The search of an address before anybody has looked at it. */
export type Search = Record<string, unknown>;

/** A parameter that may be missing. */
export function optional<Name extends string, Value>(name: Name, value: Value | undefined): { [Key in Name]?: Value } {
  return (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value };
}

/** The token of a mailed link. */
export const readToken = ({ token }: Search): { token?: string } => (typeof token === 'string' && token !== '' ? { token } : {});
