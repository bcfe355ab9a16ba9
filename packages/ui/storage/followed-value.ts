import type { KeptOf } from '@anwurf/contract/device-storage';
import type { Readable } from '@anwurf/contract/readable';
import { useEffect, useState } from 'react';
import { keptOfUser } from './kept-of-user.ts';
import { useUserId } from './user-id.tsx';

/** A user's kept value that screens of this window follow while another part of it changes it. */
export interface FollowedValue<Value> {
  readonly read: (userId: string) => Value | null;
  /** Keeps it; null: drops it. @returns false when the browser keeps nothing */
  readonly change: (userId: string, next: Value | null) => boolean;
  /** The value, as this window or another has it now. */
  readonly useValue: () => Value | null;
}

export function followedValue<Value>(name: KeptOf<'user'>, schema: Readable<Value>): FollowedValue<Value> {
  // A change in this window: the browser announces those of others alone.
  const listeners = new Set<() => void>();
  const kept = (userId: string) => keptOfUser(name, schema, userId);

  function useValue(): Value | null {
    const userId = useUserId();
    const [value, setValue] = useState(() => kept(userId).read());
    useEffect(() => {
      const read = () => setValue(kept(userId).read());
      listeners.add(read);
      const end = kept(userId).onChangedElsewhere(read);
      return () => {
        listeners.delete(read);
        end();
      };
    }, [userId]);
    return value;
  }
  return {
    read: (userId) => kept(userId).read(),
    change(userId, next) {
      const isKept = next === null || kept(userId).keep(next);
      if (next === null) kept(userId).drop();
      for (const listener of listeners) listener();
      return isKept;
    },
    useValue,
  };
}
