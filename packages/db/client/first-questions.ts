import type { FirstRowsAnswer } from '@anwurf/contract/first-rows';

/** A value of a parameter that the server takes. */
export type FirstParameter = string | number | boolean | null;

/** A query that is asked of the server. */
export type FirstQuery = { readonly sql: string; readonly params: readonly FirstParameter[] };

/** @throws when the server does not answer, or not these queries */
export type AskFirstRows = (queries: readonly FirstQuery[]) => Promise<FirstRowsAnswer['answers']>;

/** The server's answer to one query; null: it has none. */
export type FirstAnswer = FirstRowsAnswer['answers'][number];

/** Whether the server takes these parameters. */
export const isAskable = (params: readonly unknown[]): params is readonly FirstParameter[] =>
  params.every((value) => value === null || ['string', 'number', 'boolean'].includes(typeof value));

type Waiting = { readonly query: FirstQuery; readonly resolve: (answer: FirstAnswer) => void };

/** Collects the queries that screens ask in one go, asks each once, and none after a request that failed. */
export class FirstQuestions {
  readonly #answers = new Map<string, Promise<FirstAnswer>>();
  #waiting: Waiting[] = [];
  #hasFailed = false;

  constructor(private readonly ask: AskFirstRows) {}

  answer(query: FirstQuery): Promise<FirstAnswer> {
    const key = JSON.stringify([query.params, query.sql]);
    const answer = this.#answers.get(key) ?? new Promise((resolve) => this.#add({ query, resolve }));
    this.#answers.set(key, answer);
    return answer;
  }

  #add(asked: Waiting): void {
    this.#waiting.push(asked);
    if (this.#waiting.length === 1) setTimeout(() => void this.#send());
  }

  async #send(): Promise<void> {
    const asked = this.#waiting;
    this.#waiting = [];
    const answers = this.#hasFailed ? [] : await this.ask(asked.map(({ query }) => query)).catch((): FirstAnswer[] => []);
    if (answers.length < asked.length) this.#hasFailed = true;
    for (const [index, { resolve }] of asked.entries()) resolve(answers[index] ?? null);
  }
}
