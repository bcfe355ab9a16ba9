/**
 * The oldest browsers that the app runs in: Safari 16.4, and Chrome and Firefox of two years ago. Syntax and styles are built for
 * them; `tests/lint/browser-floor.test.ts` holds TypeScript's libraries and the linter to what they have.
 */
export const browserFloor = ['safari16.4', 'ios16.4', 'chrome131', 'firefox132'];
