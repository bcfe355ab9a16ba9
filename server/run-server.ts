import { RETENTION_DAYS } from '@anwurf/contract/retention';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import type { Hono } from 'hono';
import { createDemoAccount } from './accounts/account.ts';
import { createSeasonAccount } from './development/demo-season/store-season.ts';
import { createCoachAccount } from './development/demo-team/store-team.ts';
import { createAfterAnswer } from './accounts/after-answer.ts';
import { startLiveSessions } from './accounts/live-sessions.ts';
import { pruneExpired } from './accounts/prune-expired.ts';
import { pruneSecondFactors } from './accounts/second-factor/second-factor.ts';
import { createApp } from './app.ts';
import { createCatalogueReader } from './catalogue/read-catalogue.ts';
import { writeExercises } from './catalogue/write-exercises.ts';
import { connect, type Sql } from './database/connection.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './database/embedded-postgres.ts';
import { migrateAsOwner } from './database/migrate-as-owner.ts';
import { oneAtATime } from './database/one-at-a-time.ts';
import { noticeRestore } from './database/notice-restore.ts';
import { forgetFutureHeads } from './database/restored-change-feed.ts';
import { readSecrets } from './database/secrets.ts';
import type { Environment } from './environment.ts';
import { createLog, type ErrorLog } from './logging/log.ts';
import { pruneEvents } from './events/count-event.ts';
import { createHealthReader } from './health/read-health.ts';
import { listen } from './http/listen.ts';
import { requireFreePort } from './http/require-free-port.ts';
import { pruneRateLimits } from './limits/attempt-limit.ts';
import { pruneMail } from './mail/outbox.ts';
import { createMailboxPost, createSmtpPost } from './mail/post.ts';
import { startMailWorker } from './mail/worker.ts';
import { createMetrics } from './metrics/metrics.ts';
import { startNotificationProbe } from './metrics/probe-notifications.ts';
import { mailDailySummary } from './overview/daily-mail.ts';
import { startNotifications } from './notifications/notifications.ts';
import { pruneNewsletterRequests } from './newsletter/subscription.ts';
import { pruneParentalLinks } from './parental-consent/parental-links.ts';
import { endSharingAt16 } from './parental-consent/sharing-links.ts';
import { pruneCheckouts } from './payments/checkout.ts';
import { type PlanTimes, planTimes } from './plan-generations/make-plan.ts';
import { pruneOperatorActions } from './operator/audit-log.ts';
import { startPlanWorker } from './plan-generations/worker.ts';
import type { ShapeTimes } from './shapes/embedded-shapes.ts';
import { pushKeyOf, startPush } from './push/start-push.ts';
import type { PushTimes } from './push/worker.ts';
import { loadDemoPlayers } from './players/load-demo-players.ts';
import { pruneShapeLog } from './shapes/prune-shape-log.ts';
import { startShapeWake } from './shapes/shape-wake.ts';
import type { SecurityLog } from './security-log/security-event.ts';
import { readSiteConfig } from './site/site-config.ts';
import { buildSiteFacts, notifiedAddress } from './site/site-facts.ts';
import { pruneWithdrawals } from './withdrawals/prune-withdrawals.ts';
import { retryRefunds, type WithdrawalSetting } from './withdrawals/withdrawal.ts';
import { keepAssets, pruneFormerAssets } from './static/former-assets.ts';
import { listStaticFiles } from './static/static-files.ts';

const migrationsDirectory = fileURLToPath(new URL('../migrations', import.meta.url));
const webDirectory = fileURLToPath(new URL('../web/dist', import.meta.url));

const hourMs = 3_600_000;
const shapeLogSeconds = RETENTION_DAYS.changes * 86_400;

/** A listening server. */
export type RunningServer = {
  readonly url: string;
  readonly databaseUrl: string;
  /** Data folder of the embedded Postgres; undefined with an external Postgres. */
  readonly dataFolder: string | undefined;
  /** Handles requests within this process, without the network. */
  readonly app: Hono;
  stop(): Promise<void>;
};

/** Logs, and shorter times for tests. */
export type ServerOptions = {
  readonly log?: ErrorLog;
  readonly security?: SecurityLog;
  readonly shapeTimes?: ShapeTimes | undefined;
  readonly planTimes?: PlanTimes | undefined;
  readonly pushTimes?: PushTimes | undefined;
};

/**
 * Starts everything: database, migrations, catalogue, background work, HTTP. An embedded Postgres is stopped when the start fails.
 * @throws Error when the port is taken, before anything is started
 */
export async function runServer(environment: Environment, options: ServerOptions = {}): Promise<RunningServer> {
  await requireFreePort(environment.host, environment.port);
  const embedded = environment.databaseUrl === undefined ? await startEmbeddedPostgres(environment.dataDir) : undefined;
  try {
    return await runOn(environment.databaseUrl ?? embedded?.url ?? '', embedded, environment, options);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** Migrates the database and writes what the server itself brings: the catalogue, its assets, and accounts and players to try out. */
async function prepareDatabase(sql: Sql, environment: Environment, options: { hasDemoPlayers: boolean; log: ErrorLog }): Promise<void> {
  await migrateAsOwner(sql, migrationsDirectory, environment.ownerUrl, environment.electric !== undefined);
  if (await noticeRestore(sql)) options.log('This database was restored: every device refetches everything', undefined);
  await forgetFutureHeads(sql);
  await writeExercises(sql, CATALOGUE);
  if (environment.mode === 'development') {
    await oneAtATime(sql, async () => {
      await createDemoAccount(sql);
      await createSeasonAccount(sql);
      await createCoachAccount(sql);
    });
  }
  await keepAssets(sql, webDirectory);
  await loadDemoPlayers(sql, options.hasDemoPlayers, environment.demoPlayers);
}

/** Work of every hour beside removing expired rows. */
type Hourly = { readonly operatorEmail: string | undefined; readonly refunds: () => Promise<void> };

/** Removes expired rows every hour, tries refunds again, and mails the operator once a day when something needs him. @returns ends it */
function startCleaning(sql: Sql, log: ErrorLog, { operatorEmail, refunds }: Hourly): () => void {
  const cleaning = setInterval(() => {
    refunds().catch((error: unknown) => log('retry of refunds failed', error));
    void Promise.all([
      pruneShapeLog(sql, { olderThanSeconds: shapeLogSeconds }),
      pruneExpired(sql),
      pruneSecondFactors(sql),
      pruneEvents(sql),
      pruneNewsletterRequests(sql),
      pruneParentalLinks(sql),
      endSharingAt16(sql),
      pruneMail(sql),
      pruneCheckouts(sql),
      pruneWithdrawals(sql),
      pruneFormerAssets(sql),
      pruneRateLimits(sql),
      pruneOperatorActions(sql),
    ]).catch((error: unknown) => log('cleanup failed', error));
    if (operatorEmail !== undefined)
      void mailDailySummary(sql, operatorEmail).catch((error: unknown) => log('the daily mail could not be made', error));
  }, hourMs);
  return () => clearInterval(cleaning);
}

/** Facts about this installation for the pages; logs what is missing for the public. */
async function readSite(environment: Environment, log: ErrorLog) {
  const siteConfig = environment.siteConfig === undefined ? undefined : await readSiteConfig(environment.siteConfig);
  const { discount, ...offer } = environment.offer;
  const site = buildSiteFacts(siteConfig, {
    offer: { ...offer, configured: environment.stripe !== undefined || environment.mode === 'development' },
    discount,
    planMaker: environment.planAdapter.kind,
    mailbox: environment.mail === undefined,
  });
  if (environment.mode === 'production' && siteConfig === undefined) log('SITE_CONFIG is missing: the pages name no operator', undefined);
  if (!site.offer.configured) log('STRIPE_SECRET_KEY is missing: nothing can be sold, and the pages say so', undefined);
  return { site, siteConfig };
}

/** Starts everything on a database that is there. */
async function runOn(
  databaseUrl: string,
  embedded: EmbeddedPostgres | undefined,
  environment: Environment,
  options: ServerOptions,
): Promise<RunningServer> {
  const standard = createLog();
  const metrics = environment.metricsToken === undefined ? undefined : createMetrics();
  const given = { log: options.log ?? standard.error, security: options.security ?? standard.security };
  const [log, security] = [metrics?.countErrors(given.log) ?? given.log, metrics?.countSecurity(given.security) ?? given.security];
  const { site, siteConfig } = await readSite(environment, log);
  const sql = connect(databaseUrl);
  await prepareDatabase(sql, environment, { hasDemoPlayers: siteConfig?.demoPlayers ?? environment.mode === 'development', log });

  const closing = new AbortController();
  const notifications = startNotifications(databaseUrl);
  const wake = await startShapeWake(notifications);

  const { planAdapter } = environment;
  const readCatalogue = createCatalogueReader(sql);
  const secrets = await readSecrets(sql, environment.secretsKeys);
  const pushKey = pushKeyOf(environment, secrets);
  const afterAnswer = createAfterAnswer(log);
  // Only requests make links, and they arrive after the address is known.
  let siteUrl = '';
  let withdrawals: WithdrawalSetting | undefined;
  const app = createApp({
    sql,
    databaseUrl,
    secrets,
    wake,
    live: await startLiveSessions(sql, notifications),
    files: await listStaticFiles(webDirectory),
    log,
    security,
    closing: closing.signal,
    publicUrl: environment.publicUrl,
    siteUrl: () => siteUrl,
    site,
    payments: { offer: environment.offer, stripe: environment.stripe, hasTestCheckout: environment.mode === 'development' },
    onWithdrawals: (setting) => {
      withdrawals = setting;
    },
    afterAnswer,
    trustedProxies: environment.trustedProxies,
    refusesProxies: environment.isModeAssumed,
    playerSource: environment.playerSource,
    asksThisMachine: environment.mode === 'development',
    pushKey: pushKey?.publicKey,
    planCallbacks: planAdapter.kind === 'automation' ? { secret: planAdapter.secret, readCatalogue } : undefined,
    electric: environment.electric,
    health: createHealthReader({ sql, electric: environment.electric, folder: embedded?.home ?? tmpdir(), log }),
    metrics: metrics && {
      token: environment.metricsToken ?? '',
      figures: metrics,
      probe: await startNotificationProbe(sql, notifications),
    },
    shapeTimes: options.shapeTimes,
  });
  const endCleaning = startCleaning(sql, log, {
    operatorEmail: notifiedAddress(site),
    refunds: async () => withdrawals && retryRefunds(withdrawals),
  });
  const server = await listen(app, {
    host: environment.host,
    port: environment.port,
    https: environment.publicUrl?.startsWith('https:') === true,
    log,
  });
  siteUrl = new URL(environment.publicUrl ?? server.url).origin;
  // Only now: an automation answers to this address.
  const worker = startPlanWorker({
    sql,
    adapter: planAdapter,
    seed: environment.planSeed,
    readCatalogue,
    times: options.planTimes ?? planTimes,
    serverUrl: siteUrl,
    operatorEmail: notifiedAddress(site),
    log,
  });
  await notifications.follow('plan_generation', () => worker.wake());
  const post = environment.mail === undefined ? createMailboxPost(sql) : createSmtpPost(environment.mail.smtpUrl, environment.mail);
  const mailWorker = startMailWorker({ sql, post, log });
  await notifications.follow('mail_outbox', () => mailWorker.wake());
  const pushes = { sql, log, key: pushKey, closing: closing.signal, notifications, times: options.pushTimes };
  const pushWorker = await startPush(environment, pushes);
  return {
    url: server.url,
    databaseUrl,
    dataFolder: embedded?.home,
    app,
    async stop() {
      endCleaning();
      closing.abort();
      wake.stop();
      await Promise.all([server.close(), worker.stop(), mailWorker.stop(), pushWorker?.stop()]);
      await Promise.all([notifications.stop(), afterAnswer.settled()]);
      await sql.end({ timeout: 5 });
      await embedded?.stop();
    },
  };
}
