/** A kind of memory that a browser has. `local` and `session` are Web Storage; cookies are the server's unless it says otherwise. */
type Place = 'cookie' | 'local' | 'session' | 'indexed-db' | 'opfs' | 'cache';

/**
 * Something that is kept on a device. `user`: it is about one user, its name ends in his id, and it goes when he signs
 * out. `visitor`: it is about somebody who need not have an account, and goes when anybody signs out, who may have been that
 * somebody. `device`: it is about the browser, and stays.
 */
type Kept = { readonly place: Place; readonly name: string; readonly of: 'user' | 'visitor' | 'device' };

const cookie = (name: string) => ({ place: 'cookie', name, of: 'device' }) as const;
const local = (name: string) => ({ place: 'local', name, of: 'device' }) as const;
const session = (name: string) => ({ place: 'session', name, of: 'device' }) as const;
const localOfVisitor = (name: string) => ({ place: 'local', name, of: 'visitor' }) as const;
const localOfUser = (name: string) => ({ place: 'local', name, of: 'user' }) as const;
const sessionOfUser = (name: string) => ({ place: 'session', name, of: 'user' }) as const;

/**
 * Everything that the product keeps on a device, in whatever place. Page, database worker, service worker and server take
 * their names from here; signing out and the privacy page go through this list, so that nothing is forgotten.
 */
export const deviceStorage = {
  refreshCookie: cookie('anwurf_refresh'),
  deviceCookie: cookie('anwurf_device'),
  playersCookie: cookie('anwurf_players'),
  consent: local('anwurf.consent'),
  signedIn: local('anwurf.signed-in'),
  removals: local('anwurf.removals'),
  signOutWaiting: local('anwurf.sign-out-waiting'),
  theme: local('anwurf.theme'),
  questionnaireDraft: localOfUser('anwurf.draft.questionnaire'),
  /** Of releases that kept a draft for each layout. */
  formerStepsDraft: localOfUser('anwurf.draft.onboarding'),
  supportDraft: localOfUser('anwurf.draft.support'),
  ownExerciseDraft: localOfUser('anwurf.draft.own-exercise'),
  generatorDraft: localOfUser('anwurf.draft.generator'),
  knownPlayer: localOfUser('anwurf.draft.player'),
  playerSearch: localOfUser('anwurf.draft.player-search'),
  /** What the screen that was left last showed, for the first moments of the next start. */
  lastScreen: localOfUser('anwurf.last-screen'),
  planWaiting: localOfUser('anwurf.draft.plan-waiting'),
  rest: localOfUser('anwurf.rest'),
  hold: sessionOfUser('anwurf.hold'),
  fitnessTestDraft: localOfUser('anwurf.draft.fitness-test'),
  /** The operator's reference values and the house norms. */
  norms: local('anwurf.norms'),
  shareQuestion: sessionOfUser('anwurf.share-question'),
  healthQuestion: localOfUser('anwurf.health-question'),
  workoutSound: local('anwurf.workout-sound'),
  /** Answers and result of the self-assessment. */
  assessment: localOfVisitor('anwurf.assessment'),
  accessDraft: session('anwurf.access.draft'),
  registerToken: session('anwurf.access.token.register'),
  thankYouToken: session('anwurf.access.token.thank-you'),
  resetToken: session('anwurf.access.token.reset-password'),
  purchaseTold: session('anwurf.access.purchase'),
  /** For all tabs, until the browser is closed; a script's own. */
  discountSeen: cookie('anwurf_discount_seen'),
  explorerSeen: cookie('anwurf_explorer_seen'),
  /** The router's own. */
  scrollPositions: session('tsr-scroll-restoration'),
  /** Which store a first start makes; set by tests and support only. */
  storeWish: session('anwurf-store'),
  /** Which store of which user is in use. */
  stores: { place: 'indexed-db', name: 'anwurf-stores', of: 'device' },
  journal: { place: 'indexed-db', name: 'anwurf-journal', of: 'user' },
  /** The local database; between name and user stands the version of its files. Without OPFS it lies in IndexedDB. */
  store: { place: 'opfs', name: 'anwurf', of: 'user' },
  appFiles: { place: 'cache', name: 'anwurf', of: 'device' },
} as const satisfies Record<string, Kept>;

/** Name of something that is kept on a device. */
export type KeptName = keyof typeof deviceStorage;

/** What of it Web Storage holds, for the device, a visitor or a user. */
export type KeptOf<Owner extends Kept['of']> = {
  [Name in KeptName]: (typeof deviceStorage)[Name] extends { place: 'local' | 'session'; of: Owner } ? Name : never;
}[KeptName];
