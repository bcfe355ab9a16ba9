import type { Player } from '@anwurf/contract/players';
import { useState } from 'react';

/** One of the two who are to be compared. */
export interface Slot {
  readonly text: string;
  readonly chosen: Player | null;
}

export interface Slots {
  readonly slots: readonly [Slot, Slot];
  readonly type: (index: 0 | 1, text: string) => void;
  readonly choose: (index: 0 | 1, player: Player) => void;
  /** Both are there, and one is to be changed. */
  readonly change: (index: 0 | 1, players: readonly [Player, Player]) => void;
}

const empty: Slot = { text: '', chosen: null };
const filled = (player: Player): Slot => ({ text: player.name, chosen: player });

/** The two names of the comparison; typing another gives up who was chosen. */
export function useSlots(): Slots {
  const [slots, setSlots] = useState<readonly [Slot, Slot]>([empty, empty]);
  const put = (index: 0 | 1, slot: Slot) => setSlots(([first, second]) => (index === 0 ? [slot, second] : [first, slot]));
  return {
    slots,
    type: (index, text) => put(index, { text, chosen: null }),
    choose: (index, player) => put(index, filled(player)),
    change: (index, [first, second]) => setSlots(index === 0 ? [empty, filled(second)] : [filled(first), empty]),
  };
}
