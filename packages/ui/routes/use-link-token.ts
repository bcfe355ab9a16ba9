import { useState } from 'react';
import { keptToken, type TokenStep } from '../features/access/kept-token.ts';

/** The token this screen was opened with; it stays the screen's when it is used up and no longer kept. */
export function useLinkToken(step: TokenStep, inAddress: string | undefined): string | undefined {
  const [token] = useState(() => inAddress ?? keptToken(step));
  return token;
}
