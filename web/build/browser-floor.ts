/**
 * The oldest browsers that the app runs in: Safari 16.4, and Chrome and Firefox of two years ago. Syntax and styles are built for
 * them; `tests/lint/browser-floor.test.ts` holds TypeScript's libraries to what they have, `newer-apis.test.ts` the methods that are called.
 */
export const browserFloor = ['safari16.4', 'ios16.4', 'chrome131', 'firefox132'];
