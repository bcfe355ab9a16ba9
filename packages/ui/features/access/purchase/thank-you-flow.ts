import type { RegisterRequest } from '@anwurf/contract/access';
import type { AuthStep } from './auth-screen.tsx';

export const setPasswordLabel = 'Passwort setzen & Loslegen';

/** The two steps after a purchase, and what ends them. */
export interface ThankYouFlow {
  step: AuthStep | undefined;
  onStep: (step: AuthStep) => void;
  register: (request: RegisterRequest) => Promise<void>;
}
