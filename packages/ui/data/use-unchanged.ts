import { sameRows } from '@anwurf/db/live/same-rows';
import { useState } from 'react';

/** The value of the drawing before while the new one equals it, so that what gets it need not be drawn anew. For rows and what is computed from them. */
export function useUnchanged<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (sameRows(kept, value)) return kept;
  setKept(value);
  return value;
}
