import { firstStorage } from './first-storage.ts';
import { cookie, type Kept, local, localOfUser, localOfVisitor, session, sessionOfUser } from './kept.ts';

/**
 * Everything that the product keeps on a device, in any place. Page, database worker, service worker and server take their names
 * from here; sign-out and the privacy page iterate over this list, so that nothing is forgotten.
 */
export const deviceStorage = {
  ...firstStorage,
  refreshCookie: cookie('anwurf_refresh'),
  deviceCookie: cookie('anwurf_device'),
  playersCookie: cookie('anwurf_players'),
  questionnaireDraft: localOfUser('anwurf.draft.questionnaire'),
  /** From releases that kept a draft per layout. */
  formerStepsDraft: localOfUser('anwurf.draft.onboarding'),
  supportDraft: localOfUser('anwurf.draft.support'),
  ownExerciseDraft: localOfUser('anwurf.draft.own-exercise'),
  generatorDraft: localOfUser('anwurf.draft.generator'),
  calendarAddress: localOfUser('anwurf.draft.calendar'),
  /** Calendars that are fetched again by themselves. */
  calendarSubscriptions: localOfUser('anwurf.calendars'),
  knownPlayer: localOfUser('anwurf.draft.player'),
  playerSearch: localOfUser('anwurf.draft.player-search'),
  /** Snapshot of the last screen, shown while the app starts. */
  lastScreen: localOfUser('anwurf.last-screen'),
  planWaiting: localOfUser('anwurf.draft.plan-waiting'),
  rest: localOfUser('anwurf.rest'),
  hold: sessionOfUser('anwurf.hold'),
  fitnessTestDraft: localOfUser('anwurf.draft.fitness-test'),
  /** The operator's reference values and the house norms. */
  norms: local('anwurf.norms'),
  shareQuestion: sessionOfUser('anwurf.share-question'),
  healthQuestion: localOfUser('anwurf.health-question'),
  handballQuestion: localOfUser('anwurf.handball-question'),
  unsentReminder: localOfUser('anwurf.unsent-reminder'),
  workoutSound: local('anwurf.workout-sound'),
  /** Answers and result of the self-assessment. */
  assessment: localOfVisitor('anwurf.assessment'),
  explorerSeen: cookie('anwurf_explorer_seen'),
  /** Written by the router. */
  scrollPositions: session('tsr-scroll-restoration'),
  /** Kind of store that a first start creates; set by tests and support only. */
  storeWish: session('anwurf-store'),
  /** Which store each user's data is in. */
  stores: { place: 'indexed-db', name: 'anwurf-stores', of: 'device' },
  journal: { place: 'indexed-db', name: 'anwurf-journal', of: 'user' },
  /** Journals of users without a session here, sealed for their accounts, and the public keys for it. */
  sealedJournals: { place: 'indexed-db', name: 'anwurf-sealed', of: 'device' },
  /** The local database; the version of its files stands between name and user. Without OPFS it is in IndexedDB. */
  store: { place: 'opfs', name: 'anwurf', of: 'user' },
  /** A file that another app has shared, until the settings take it. */
  sharedFile: { place: 'cache', name: 'shared-file', of: 'visitor' },
  /** Whether the end of a rest is a notification here. */
  restNotice: local('anwurf.rest-notice'),
  /** Whether the system's controls for music have those of a rest. */
  restControls: local('anwurf.rest-controls'),
  /** Notifications of the desktop app: which are wanted, and what was shown. */
  noticeWishes: localOfUser('anwurf.notice-wishes'),
  shownNotices: localOfUser('anwurf.shown-notices'),
  installHint: local('anwurf.install-hint'),
  appFiles: { place: 'cache', name: 'anwurf', of: 'device' },
} as const satisfies Record<string, Kept>;

/** Name of an entry of the device's storage. */
export type KeptName = keyof typeof deviceStorage;

/** Entries in Web Storage, by owner: device, visitor or user. */
export type KeptOf<Owner extends Kept['of']> = {
  [Name in KeptName]: (typeof deviceStorage)[Name] extends { place: 'local' | 'session'; of: Owner } ? Name : never;
}[KeptName];
