import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { hashPassword } from '../../server/accounts/password.ts';
import { connect, type Sql } from '../../server/database/connection.ts';
import { CATALOGUE } from '@anwurf/domain/catalogue/catalogue';
import { buildPlan } from '@anwurf/domain/plan/build-plan';
import { questionnaireToRow } from '@anwurf/domain/questionnaire/answers-row';
import type { Questionnaire } from '@anwurf/domain/questionnaire/questionnaire';
import { chromiumLaunchOptions } from '../chromium.ts';
import { createDatabase, newId, type SpawnedServer, spawnServer } from '../server/fixture.ts';

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
  #server: SpawnedServer | undefined;
  #sql: Sql | undefined;
  #databaseUrl = '';
  readonly #profiles: string[] = [];
  readonly #contexts = new Set<BrowserContext>();

  /** @param environment of the server, beside its database */
  constructor(private readonly environment: Record<string, string> = {}) {}

  get url(): string {
    return this.#server?.url ?? '';
  }
  get sql(): Sql {
    if (this.#sql === undefined) throw new Error('the server has not started');
    return this.#sql;
  }

  async start(): Promise<void> {
    this.#databaseUrl = await createDatabase();
    this.#server = await spawnServer({ ...this.environment, DATABASE_URL: this.#databaseUrl });
    this.#sql = connect(this.#databaseUrl, 3);
  }

  /** Ends the server as a power cut does. */
  async stopServer(): Promise<void> {
    await this.#server?.kill();
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

  /** A player who has answered the questions, with a plan of `sessions` units when that is not 0. */
  async createPlayer(sessions = 1): Promise<Player> {
    const player = await this.createNewcomer();
    const { sql } = this;
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

  /** A browser profile on disk, so that a killed browser can be opened again. */
  async newProfile(): Promise<string> {
    const profile = await mkdtemp(join(tmpdir(), 'anwurf-profile-'));
    this.#profiles.push(profile);
    return profile;
  }

  /** Opens Chromium with a profile. */
  async open(profile: string, viewport = phone): Promise<BrowserContext> {
    const context = await chromium.launchPersistentContext(profile, { ...chromiumLaunchOptions(), viewport, locale: 'de-DE' });
    this.#contexts.add(context);
    context.once('close', () => this.#contexts.delete(context));
    return context;
  }

  /** Signs in through the form; the dashboard is then open, for a newcomer the first question. */
  async signIn(page: Page, player: Player): Promise<void> {
    await page.goto(`${this.url}/login`);
    await page.getByLabel('E-Mail').fill(player.email);
    await page.getByLabel('Passwort', { exact: true }).fill(player.password);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await page.waitForURL(/\/(dashboard|onboarding\/)/);
  }

  /** Signs in again where the app asks for it, on a device that knows the player. */
  async signInAgain(page: Page, player: Player): Promise<void> {
    await page.goto(`${this.url}/dashboard`);
    const synced = page.getByRole('button', { name: /Abgeglichen|Online/ });
    const expired = page.getByRole('button', { name: /Neu anmelden/ });
    await synced.or(expired).first().waitFor();
    if (!(await expired.isVisible())) return;
    await expired.click();
    await page
      .getByRole('link', { name: /anmelden/i })
      .or(page.getByRole('dialog').getByRole('button', { name: /anmelden/i }))
      .first()
      .click();
    await page.getByLabel('Passwort', { exact: true }).fill(player.password);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await page.waitForURL('**/dashboard');
  }

  /** Ids of the sessions of a player's plan, in order. */
  async sessionIds(player: Player): Promise<string[]> {
    const rows = await this.sql<{ id: string }[]>`select id from sessions where user_id = ${player.id} order by session_order`;
    return rows.map(({ id }) => id);
  }
}

/** Server and browsers for all tests of a file. */
export function useBrowsers(environment: Record<string, string> = {}): BrowserFixture {
  const fixture = new BrowserFixture(environment);
  beforeAll(() => fixture.start(), 60_000);
  afterAll(() => fixture.stop(), 60_000);
  return fixture;
}
