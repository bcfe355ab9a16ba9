import { createRoute, redirect } from '@tanstack/react-router';
import { lazyScreen } from '../loading/lazy-part.tsx';
import type { AuthStep } from '../features/access/purchase/auth-screen.tsx';
import { keepToken, type TokenStep } from '../features/access/kept-token.ts';
import { safeReturnTo } from '../features/session/return-to.ts';
import { readToken, type Search } from './search-param.ts';
import { rootRoute, type RouterContext } from './root-route.tsx';
import { publicScreens } from './screen-route.ts';

// Pages that follow each other come in one part: each part's name costs all public pages some bytes.
const signUpPages = () => import('./sign-up-pages.tsx');
const purchasePages = () => import('./purchase-pages.tsx');
const passwordPages = () => import('./password-pages.tsx');

const isSignedIn = ({ session }: RouterContext) => session.state().user !== null && !session.state().expired;

/** Leads a signed-in player on; the gate of the dashboard knows where to. */
function passSignedIn({ context }: { context: RouterContext }): void {
  if (isSignedIn(context)) throw redirect({ to: '/dashboard', replace: true });
}

const readStep = ({ step }: Search): { step?: AuthStep } => (step === 'email' || step === 'password' ? { step } : {});

/** Whether the token of the address is now kept for the tab and can leave the address bar, history and referrer. */
const takesToken = (step: TokenStep, { token }: { token?: string }) => token !== undefined && keepToken(step, token);

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  staticData: { title: 'Anmelden' },
  validateSearch: (search: Search): { returnTo?: string } => (typeof search.returnTo === 'string' ? { returnTo: search.returnTo } : {}),
  beforeLoad: ({ context, search }) => {
    if (isSignedIn(context)) throw redirect({ href: safeReturnTo(search.returnTo), replace: true });
  },
  component: lazyScreen(() => import('./login-page.tsx'), 'LoginPage'),
});

const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth',
  staticData: { title: 'Anmelden oder registrieren' },
  validateSearch: readStep,
  beforeLoad: passSignedIn,
  component: lazyScreen(signUpPages, 'AuthPage'),
});

const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/register',
  staticData: { title: 'Registrieren' },
  validateSearch: readToken,
  beforeLoad: ({ context, search }) => {
    passSignedIn({ context });
    if (takesToken('register', search)) throw redirect({ to: '/register', replace: true });
  },
  component: lazyScreen(signUpPages, 'RegisterPage'),
});

const thankYouRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/thank-you',
  staticData: { title: 'Danke für deinen Kauf' },
  validateSearch: (search: Search): { token?: string; error?: 'no_token'; step?: AuthStep } => ({
    ...readToken(search),
    ...readStep(search),
    ...(search.error === undefined ? {} : { error: 'no_token' }),
  }),
  beforeLoad: ({ search }) => {
    if (search.error === undefined && takesToken('thank-you', search)) throw redirect({ to: '/thank-you', replace: true });
  },
  component: lazyScreen(purchasePages, 'ThankYouPage'),
});

const paymentSuccessRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/payment-success',
  staticData: { title: 'Zahlung erfolgreich' },
  validateSearch: readToken,
  component: lazyScreen(purchasePages, 'PaymentSuccessPage'),
});

const forgotPasswordRoute = publicScreens(passwordPages)('/forgot-password', 'ForgotPasswordScreen', { title: 'Passwort vergessen' });

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  staticData: { title: 'Neues Passwort' },
  validateSearch: (search: Search): { magic?: boolean; token?: string } => ({
    ...readToken(search),
    ...(String(search.magic) === 'true' ? { magic: true } : {}),
  }),
  beforeLoad: ({ search }) => {
    if (takesToken('reset-password', search)) {
      throw redirect({ to: '/reset-password', search: search.magic ? { magic: true } : {}, replace: true });
    }
  },
  component: lazyScreen(passwordPages, 'ResetPasswordPage'),
});

/** Everything between a purchase and being signed in. */
export const accessRoutes = [
  loginRoute,
  authRoute,
  registerRoute,
  thankYouRoute,
  paymentSuccessRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
] as const;
