import { readFileSync } from 'node:fs';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { ApiError } from '../errors/api-error.ts';

/** Guessing takes years from here on: an account takes 100 wrong passwords a day (`login-limit.ts`). */
const enoughGuesses = 1_000_000;
/** Further characters cost time and make nothing easier to guess. */
const estimatedCharacters = 32;

/** Words that are first guesses here, the likeliest first. */
const ownWords = `
  anwurf handball passwort training trainer torwart siebenmeter kreis rückraum rueckraum linksaussen rechtsaussen
  kreisläufer mannschaft verein turnier bundesliga tempogegenstoss abwehr angriff spieler spielerin athletik
  fitness sommer winter frühling herbst januar februar märz april juni juli august september oktober november
  dezember montag deutschland hallo schatz ichliebedich geheim kiel flensburg magdeburg berlin hamburg melsungen
  gummersbach göppingen erlangen leipzig wetzlar
`
  .trim()
  .split(/\s+/);

// The most frequent passwords of zxcvbn's list (MIT), and likely choices of German players.
const common = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean);

const estimator = new ZxcvbnFactory({ dictionary: { ...dictionary, ownWords, common }, graphs: adjacencyGraphs });

/** The parts of an address, which are among the first guesses at its account. */
function partsOf(email: string): string[] {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  return [email.toLowerCase(), name, domain, domain.replace(/\.[^.]*$/, ''), ...`${name} ${domain}`.split(/[^\p{L}\p{N}]+/u)].filter(
    (part) => part.length > 2,
  );
}

/**
 * Whether a password is found within a million guesses of somebody who knows the address and the product: lists, words with a year or
 * a number behind them, dates, keyboard rows, repetitions.
 * @param email of the account; undefined where it is not known yet
 */
export function isGuessablePassword(password: string, email?: string): boolean {
  const plain = password.normalize('NFC').slice(0, estimatedCharacters);
  const personal = email === undefined ? [] : partsOf(email);
  // 'Sommer2026!' is no better than 'Sommer2026', but the estimator takes the end for a random one.
  const tries = new Set([plain, plain.replace(/[^\p{L}\p{N}]{1,2}$/u, '')]);
  return [...tries].some((text) => estimator.check(text, personal).guesses < enoughGuesses);
}

/** @throws ApiError password_too_common */
export function refuseGuessablePassword(password: string, email?: string): void {
  if (isGuessablePassword(password, email)) throw new ApiError('password_too_common', 'The password is too easy to guess.');
}
