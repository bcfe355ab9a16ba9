/** Facts about a page that the server, the build and the tests share. */
interface PageFacts {
  /** Module of `packages/ui/routes` that holds its screen; without one, the address leads elsewhere. */
  readonly module?: string;
  readonly access: 'public' | 'private';
  /** Public only: how often a visit begins here. Its imports are preloaded then; often, they are only what this page needs. */
  readonly entered?: 'often' | 'seldom';
}

/**
 * Signed-in pages whose last look may be shown before the store is open, and their modules. They show and do not ask: a form
 * must begin with what is stored.
 */
export const snapshotPages = {
  '/dashboard': 'dashboard-page',
  '/statistics': 'statistics-pages',
  '/statistics/performance': 'statistics-pages',
  '/statistics/training': 'statistics-pages',
  '/training-plans': 'plan-pages',
} as const;

const ofPublic = (module: string) => ({ module, access: 'public' }) as const;
const ofEntry = (module: string, entered: 'often' | 'seldom') => ({ module, access: 'public', entered }) as const;
const ofPrivate = (module: string) => ({ module, access: 'private' }) as const;

/**
 * Every page of the app. A path's segment that begins with `$` matches anything, one that ends with `Id` a UUID. The server's
 * answers, the chunks and preloads of the build, the stored shell and the tests' lists of screens follow from it.
 */
export const pages = {
  '/': ofEntry('start-page', 'often'),
  '/imprint': ofEntry('imprint-page', 'seldom'),
  '/login': ofEntry('login-page', 'often'),
  '/newsletter': ofEntry('newsletter-page', 'seldom'),
  '/privacy-policy': ofEntry('privacy-page', 'often'),
  '/statistics/explore': ofEntry('explore-pages', 'often'),
  '/statistics/explore2': ofEntry('explore-pages', 'often'),
  '/terms': ofEntry('terms-page', 'seldom'),
  '/test': ofEntry('assessment-page', 'often'),

  '/auth': ofPublic('sign-up-pages'),
  '/forgot-password': ofPublic('password-pages'),
  '/parental-consent': ofPublic('parental-consent-page'),
  '/payment-success': ofPublic('purchase-pages'),
  '/register': ofPublic('sign-up-pages'),
  '/reset-password': ofPublic('password-pages'),
  '/thank-you': ofPublic('purchase-pages'),
  '/withdrawal': ofPublic('withdrawal-page'),

  '/dashboard': ofPrivate(snapshotPages['/dashboard']),
  '/statistics': ofPrivate(snapshotPages['/statistics']),
  '/statistics/performance': ofPrivate(snapshotPages['/statistics/performance']),
  '/statistics/training': ofPrivate(snapshotPages['/statistics/training']),
  '/training-plans': ofPrivate(snapshotPages['/training-plans']),

  '/active-workout': ofPrivate('plan-pages'),
  '/active-workout/$sessionId': ofPrivate('workout-pages'),
  '/custom-exercises': ofPrivate('exercise-pages'),
  '/exercises': ofPrivate('exercise-pages'),
  '/ist-zustand/$testCategory': ofPrivate('fitness-pages'),
  '/ist-zustand/$testCategory/durchfuehren': ofPrivate('fitness-pages'),
  '/ist-zustand/historie': ofPrivate('fitness-pages'),
  '/live-training': ofPrivate('workout-pages'),
  '/loading': ofPrivate('generation-page'),
  '/onboarding': { access: 'private' },
  '/onboarding/$step': ofPrivate('onboarding-page'),
  '/return-to-play': ofPrivate('recovery-pages'),
  '/return-to-play/$ladder': ofPrivate('recovery-pages'),
  '/settings': ofPrivate('settings-page'),
  '/statistics/goals': ofPrivate('statistics-pages'),
  '/statistics/player': ofPrivate('explore-pages'),
  '/team': ofPrivate('team-pages'),
  '/team/assign': ofPrivate('team-pages'),
  '/team/attendance': ofPrivate('team-pages'),
  '/team/calendar': ofPrivate('team-pages'),
  '/team/compare': ofPrivate('team-pages'),
  '/team/join': ofPrivate('team-pages'),
  '/team/player/$memberId': ofPrivate('team-pages'),
  '/team/test-day': ofPrivate('team-pages'),
  '/training/overview': ofPrivate('plan-pages'),
  '/training/plan/$sessionId/start': ofPrivate('workout-pages'),
  '/training/plan/start': ofPrivate('workout-pages'),
  '/training/week': ofPrivate('week-pages'),
  '/training/week/setup': ofPrivate('week-pages'),
  '/training-plans/$planId': ofPrivate('plan-pages'),
  '/training-plans/$planId/edit': ofPrivate('exercise-pages'),
  '/training-plans/new': ofPrivate('questionnaire-page'),
  '/workout-completed': ofPrivate('workout-pages'),
  '/workout-generator': ofPrivate('exercise-pages'),
} as const satisfies Readonly<Record<string, PageFacts>>;

/** Path of a page, such as '/training-plans/$planId'. */
export type PagePath = keyof typeof pages;

/** @returns modules of `packages/ui/routes`, each once, of the pages that fit */
export function modulesOf(fits: (page: PageFacts) => boolean): string[] {
  const fitting: readonly PageFacts[] = Object.values(pages).filter(fits);
  return [...new Set(fitting.flatMap(({ module }) => module ?? []))];
}
