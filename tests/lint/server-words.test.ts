import { expect, test } from 'vitest';
import { readSources } from './source-files.ts';

const isProduction = (path: string) => /(?<!\.test)\.tsx?$/.test(path);

/** Calls whose text ends in a log, a terminal or an answer's `message`; two levels of brackets within. */
const calls =
  /(?:new \w*(?:Error|Export)|console\.(?:log|error|warn|info)|\blog|lines\.push)\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)/g;
const strings = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
const german =
  /[äöüÄÖÜß„“]|\b(?:aber|alle|bitte|das|dein|deine|dem|den|der|diese[mnrs]?|ein|eine[mnrs]?|fehlt|für|gibt|hat|ist|kein|keine|mit|muss|nicht|nur|oder|schon|sich|sind|und|von|wird|wurde|zu|zum|zur)\b/i;

/** Texts of a source that logs or errors carry; `fields` are the player's, and stay German. */
function textsOf(source: string): string[] {
  return Array.from(source.matchAll(calls), ([call]) => call.replaceAll(/fields: \{[^}]*\}/g, '')).flatMap((call) =>
    Array.from(call.matchAll(strings), ([text]) => text),
  );
}

test('German is recognised in an error and a log, not in a field', () => {
  const refused = "throw new ApiError('invalid_input', 'This is the address.', { fields: { email: 'Das ist deine.' } })";
  expect(textsOf(refused).filter((text) => german.test(text))).toEqual([]);
  expect(textsOf("console.log('Anwurf läuft')").filter((text) => german.test(text))).toHaveLength(1);
  expect(textsOf("new ApiError('bad_request', 'Zu viele Bytes')").filter((text) => german.test(text))).toHaveLength(1);
});

test('logs and errors of the server are English', () => {
  const texts = readSources(['server'], isProduction).flatMap(({ path, text }) => textsOf(text).map((words) => `${path}: ${words}`));
  expect(texts.length).toBeGreaterThan(150);
  expect(texts.filter((text) => german.test(text))).toEqual([]);
});

// The message of an answer is read here alone, into an error whose code the screens word.
const readers = [
  'packages/ui/data/saving-problem.ts', // of the device's store
  'packages/ui/features/workout/edit/set-dialog.tsx', // of a form's schema
  'packages/ui/features/workout/set/use-set-write.ts', // of a form's schema
  'packages/ui/http/server-request.ts', // of a failed fetch
  'packages/ui/routes/signed-out-words.ts', // own words
];

test('no screen shows the message of a failed request', () => {
  const read = readSources(['packages/ui'], isProduction).filter(({ text }) => /\.message\b/.test(text));
  expect(read.map(({ path }) => path)).toEqual(readers);
});
