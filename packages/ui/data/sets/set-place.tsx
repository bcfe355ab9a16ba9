import { isCountedSet, kindText, type OfKind, placeOfSet } from '@anwurf/domain/workout/set-kind';
import { Num } from '../../kit/text/num.tsx';

export interface SetPlaceProps {
  /** All of an exercise in one workout, in order. */
  sets: readonly OfKind[];
  set: OfKind;
}

/** Names a set in a list: 'Satz 2', 'Satz 3, D Dropsatz', 'A Aufwärmen'. */
export function SetPlace({ sets, set }: SetPlaceProps) {
  const kind = kindText(set);
  if (!isCountedSet(set)) return kind;
  return (
    <>
      Satz <Num>{placeOfSet(sets, set)}</Num>
      {kind !== null && `, ${kind}`}
    </>
  );
}
