import { expect, it } from 'vitest';
import { ServiceFailure, type ServiceProblem } from '../services/service-failure.ts';
import { serviceProblemWords } from './service-problem-words.ts';

const problems: readonly (readonly [ServiceProblem, english: string, german: string])[] = [
  [{ kind: 'status', status: 500 }, 'HTTP 500', 'Antwort mit dem HTTP-Status 500.'],
  [{ kind: 'timeout', seconds: 1.5 }, 'no answer within 1.5 s', 'Keine Antwort innerhalb von 1,5 Sekunden.'],
  [{ kind: 'unreachable', code: 'ECONNREFUSED' }, 'unreachable (ECONNREFUSED)', 'Nicht erreichbar (ECONNREFUSED).'],
  [{ kind: 'unreachable', code: null }, 'unreachable (connection lost)', 'Nicht erreichbar: Die Verbindung ist abgerissen.'],
  [{ kind: 'too-large', maxBytes: 1_000_000 }, 'answer larger than 1000000 bytes', 'Die Antwort ist größer als 1.000.000 Bytes.'],
  [{ kind: 'no-message' }, 'answer without a message', 'Die Antwort enthält keine Nachricht.'],
];

it.each(problems)('%j is English in the log and German in a mail', (problem, english, german) => {
  expect(new ServiceFailure(problem).message).toBe(english);
  expect(serviceProblemWords(problem)).toBe(german);
});
