import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { hashPassword } from '../../server/accounts/password.ts';
import { connect, type Sql } from '../../server/database/connection.ts';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import { buildPlan } from '@anwurf/domain/plan/build-plan';
import { questionnaireToRow } from '@anwurf/domain/questionnaire/answers-row';
import type { Questionnaire } from '@anwurf/domain/questionnaire/questionnaire';
import { chromiumLaunchOptions } from '../chromium.ts';
import { decideAboutHealth } from '../server/accounts/health-consent.ts';
import { noteBusyStatements } from '../server/busy-statements.ts';
import { createDatabase, newId } from '../server/fixture.ts';
import { patientAddress } from '../server/patient-address.ts';
import { type SpawnedServer, spawnServer } from '../server/spawn-server.ts';
import { takeFailurePictures } from './failure-pictures.ts';
import { ownAddress } from './shared-browser.ts';
import { slotIndex } from './worker-slots.ts';

/** A player with a password, for signing in through the interface. */
export type Player = { readonly id: string; readonly email: string; readonly password: string };

const answers: Questionnaire = {
  name: 'Test Person',
  gender: 'female',
  position: 'Kreisläufer',
  goals: ['mehr_zweikampfe_gewinnen'],
  seasonPhase: 'Saisonvorbereitung',
  teamTrainingFrequency: 2,
  individualTrainingFrequency: 1,
  durationMinutes: 60,
  equipment: ['Hanteln'],
  contraindications: [],
};
const phone = { width: 390, height: 844 };

/** A server with the built web app, and browsers to open it in. */
export class BrowserFixture {
  #url = '';
  #databaseUrl = '';
  #server: SpawnedServer | undefined;
  #sql: Sql | undefined;
  readonly #profiles: string[] = [];
  readonly #contexts = new Set<BrowserContext>();
  /** Contexts that were open before the running test; null between tests. */
  #openBefore: ReadonlySet<BrowserContext> | null = null;

  /** @param environment of a server of its own, beside its database; undefined: the worker's server is used */
  constructor(private readonly environment: Readonly<Record<string, string>> | undefined) {}

  get url(): string {
    return this.#url;
  }
  get sql(): Sql {
    if (this.#sql === undefined) throw new Error('the server has not started');
    return this.#sql;
  }

  async start(): Promise<void> {
    if (this.environment === undefined) {
      const slot = inject('slots')[slotIndex()];
      this.#url = slot?.url ?? '';
      this.#databaseUrl = slot?.databaseUrl ?? '';
    } else {
      this.#databaseUrl = await createDatabase();
      this.#server = await spawnServer({ ...this.environment, DATABASE_URL: this.#databaseUrl });
      this.#url = this.#server.url;
    }
    this.#sql = connect(patientAddress(this.#databaseUrl), 3);
  }

  /** Ends the server as a power cut does. Only a server of the file's own. */
  async stopServer(): Promise<void> {
    if (this.#server === undefined) throw new Error('the worker’s server is not for one file to stop');
    await this.#server.kill();
  }

  /** Starts the server again under its old address. */
  async startServer(): Promise<void> {
    this.#server = await spawnServer({ ...this.environment, DATABASE_URL: this.#databaseUrl, PORT: new URL(this.url).port });
  }

  async stop(): Promise<void> {
    for (const context of this.#contexts) await context.close();
    await this.#sql?.end();
    await this.#server?.kill();
    for (const profile of this.#profiles) await rm(profile, { recursive: true, force: true });
  }

  /** Asks the server from an address of its own. */
  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(ownAddress())) headers.set(name, value);
    return fetch(this.url + path, { ...init, headers });
  }

  /** A player who has answered the questions and agreed to health data, with a plan of `sessions` units when that is not 0. */
  async createPlayer(sessions = 1): Promise<Player> {
    const player = await this.createNewcomer();
    const { sql } = this;
    await decideAboutHealth(sql, player.id, true);
    await sql`insert into fragebogen_antworten ${sql({ id: newId(), benutzer_id: player.id, ...questionnaireToRow(answers) })}`;
    if (sessions > 0) await this.#insertPlan(player.id, sessions);
    return player;
  }

  /** A player who has not answered the questions yet. */
  async createNewcomer(): Promise<Player> {
    const player = { id: newId(), email: `${newId()}@test.example`, password: 'siebenmeter' };
    await this.sql`insert into users (id, email, full_name) values (${player.id}, ${player.email}, 'Test Person')`;
    await this.sql`insert into user_credentials (user_id, password_hash) values (${player.id}, ${await hashPassword(player.password)})`;
    return player;
  }

  async #insertPlan(userId: string, sessions: number): Promise<void> {
    const { sql } = this;
    const planId = newId();
    const plan = buildPlan({ questionnaire: answers, catalogue: CATALOGUE, seed: 7 });
    await sql`insert into trainingsplanreal (id, user_id, name) values (${planId}, ${userId}, ${plan.name})`;
    for (let order = 1; order <= sessions; order += 1) {
      const sessionId = newId();
      await sql`insert into sessions (id, user_id, plan_id, session_order) values (${sessionId}, ${userId}, ${planId}, ${order})`;
      // Plain weighted exercises: every set of the tests has the same two fields.
      const rows = Array.from({ length: 8 }, (_, index) => ({
        id: newId(),
        user_id: userId,
        session_id: sessionId,
        exercise_order: index + 1,
        name: `Kniebeuge ${index + 1}`,
        sets: 5,
        reps: 8,
        unit: 'kg',
        pause_seconds: 0,
      }));
      await sql`insert into haupt_uebungen ${sql(rows)}`;
    }
  }

  /**
   * A new device, with one page open.
   * @param options.storesApp it stores the whole app for starts without a server; most tests do without those 5 MB
   * @param options.calm its owner has asked for less motion: what moves while a device is made is a sixth of the work
   */
  async open(viewport = phone, { storesApp = false, calm = false } = {}): Promise<BrowserContext> {
    // With a profile on disk: in a private context every read of the local database goes through the browser process.
    return this.openProfile(await this.newProfile(), viewport, { storesApp, calm });
  }

  /** A folder for a browser profile, for devices that outlive their browser. */
  async newProfile(): Promise<string> {
    const profile = await mkdtemp(join(tmpdir(), 'anwurf-profile-'));
    this.#profiles.push(profile);
    return profile;
  }

  /** Starts a Chromium of its own with a profile. */
  async openProfile(profile: string, viewport = phone, { storesApp = true, calm = false } = {}): Promise<BrowserContext> {
    const context = await chromium.launchPersistentContext(profile, {
      ...chromiumLaunchOptions(),
      viewport,
      locale: 'de-DE',
      extraHTTPHeaders: ownAddress(),
      serviceWorkers: storesApp ? 'allow' : 'block',
      reducedMotion: calm ? 'reduce' : 'no-preference',
    });
    this.#keep(context);
    return context;
  }

  beginTest(): void {
    this.#openBefore = new Set(this.#contexts);
  }

  /** Closes the devices of the test: each goes on synchronising and takes time from the next one. */
  async endTest(): Promise<void> {
    const before = this.#openBefore ?? this.#contexts;
    for (const context of this.#contexts) if (!before.has(context)) await context.close();
    this.#openBefore = null;
  }

  /** Records what Postgres is doing and takes a picture of every open page, to see what a failed test saw. */
  async recordFailure(name: string): Promise<void> {
    await noteBusyStatements(this.#databaseUrl, name);
    await takeFailurePictures(
      [...this.#contexts].flatMap((context) => context.pages()),
      name,
    );
  }

  #keep(context: BrowserContext): void {
    this.#contexts.add(context);
    context.once('close', () => this.#contexts.delete(context));
  }

  /** Signs in through the form; the dashboard is then open, for a newcomer the first question. */
  async signIn(page: Page, player: Player, url = this.url): Promise<void> {
    await page.goto(`${url}/login`);
    await page.getByLabel('E-Mail').fill(player.email);
    await page.getByLabel('Passwort', { exact: true }).fill(player.password);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await page.waitForURL(/\/(dashboard|onboarding\/)/);
  }

  /** Signs in again where the app asks for it, on a device that knows the player. */
  async signInAgain(page: Page, player: Player): Promise<void> {
    await page.goto(`${this.url}/dashboard`);
    const synced = page.getByRole('button', { name: /Abgeglichen|Online/ });
    const expired = page.getByRole('link', { name: 'Neu anmelden' });
    await synced.or(expired).first().waitFor();
    if (!(await expired.isVisible())) return;
    await expired.click();
    await page.getByLabel('Passwort', { exact: true }).fill(player.password);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await page.waitForURL('**/dashboard');
  }

  /** Ids of the sessions of a player's plan, in order. */
  async sessionIds(player: Player): Promise<string[]> {
    const rows = await this.sql<{ id: string }[]>`select id from sessions where user_id = ${player.id} order by session_order`;
    return rows.map(({ id }) => id);
  }
}

function useFixture(fixture: BrowserFixture): BrowserFixture {
  beforeAll(() => fixture.start(), 60_000);
  beforeEach(() => fixture.beginTest());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await fixture.recordFailure(task.name);
    await fixture.endTest();
  });
  afterAll(() => fixture.stop(), 60_000);
  return fixture;
}

/** Browsers for all tests of a file, on the server that the files of this worker share. */
export const useBrowsers = () => useFixture(new BrowserFixture(undefined));

/** The same with a server of the file's own, which may be stopped. */
export const useOwnServer = (environment: Readonly<Record<string, string>> = {}) => useFixture(new BrowserFixture(environment));
