/** A kind of browser storage. `local` and `session` are Web Storage; the server sets cookies unless noted otherwise. */
export type Place = 'cookie' | 'local' | 'session' | 'indexed-db' | 'opfs' | 'cache';

/**
 * An entry of the device's storage. `user`: belongs to one user, its name ends in the user id, removed at sign-out. `visitor`:
 * belongs to a person who may have no account; removed when anybody signs out, who may be that person. `device`: belongs to the
 * browser and stays.
 */
export type Kept = { readonly place: Place; readonly name: string; readonly of: 'user' | 'visitor' | 'device' };

export const cookie = (name: string) => ({ place: 'cookie', name, of: 'device' }) as const;
export const local = (name: string) => ({ place: 'local', name, of: 'device' }) as const;
export const session = (name: string) => ({ place: 'session', name, of: 'device' }) as const;
export const localOfVisitor = (name: string) => ({ place: 'local', name, of: 'visitor' }) as const;
export const localOfUser = (name: string) => ({ place: 'local', name, of: 'user' }) as const;
export const sessionOfUser = (name: string) => ({ place: 'session', name, of: 'user' }) as const;
