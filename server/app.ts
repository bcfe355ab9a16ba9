import { Hono } from 'hono';
import { createAccessTokens } from './accounts/access-token.ts';
import { createAccountDataRoutes } from './account-data/routes.ts';
import { createAssessmentRoutes } from './assessments/routes.ts';
import { requireAccount } from './accounts/account.ts';
import type { AfterAnswer } from './accounts/after-answer.ts';
import type { LiveSessions } from './accounts/live-sessions.ts';
import { createAuthRoutes } from './accounts/routes.ts';
import { createCalendarFeedRoutes } from './calendar-feeds/routes.ts';
import { createCalendarRoutes } from './calendars/routes.ts';
import type { CatalogueReader } from './catalogue/read-catalogue.ts';
import type { Sql } from './database/connection.ts';
import type { ServerSecrets } from './database/secrets.ts';
import { refuseProxies } from './development/refuse-proxies.ts';
import { createPageStyleRoutes } from './development/routes.ts';
import { answerErrors } from './errors/error-handler.ts';
import type { ErrorLog } from './logging/log.ts';
import { createEventRoutes } from './events/routes.ts';
import type { HealthReader } from './health/read-health.ts';
import { createHealthRoutes } from './health/routes.ts';
import { createJournalKeyRoutes } from './journal-keys/routes.ts';
import { createLeadRoutes } from './leads/routes.ts';
import { keyAttemptLimits } from './limits/attempt-limit.ts';
import { trustProxies } from './limits/client-address.ts';
import { createPlanCallbackRoutes } from './plan-generations/automation/routes.ts';
import { createMailboxRoutes } from './mail/mailbox/routes.ts';
import { followDurations } from './metrics/follow-durations.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { NotificationProbe } from './metrics/probe-notifications.ts';
import { createMetricsRoutes } from './metrics/routes.ts';
import { createNormRoutes } from './norms/routes.ts';
import { createNewsletterRoutes } from './newsletter/routes.ts';
import { linkPayments } from './payments/payments.ts';
import { mountPayments, type PaymentConfiguration } from './payments/mount-payments.ts';
import { createPushRoutes } from './push/routes.ts';
import { createRegistrationRoutes } from './registration/routes.ts';
import { inviteBuyer, mailWelcome } from './registration/registration-mail.ts';
import type { WelcomeBuyer } from './payments/apply-payment-event.ts';
import { createParentalConsentRoutes } from './parental-consent/routes.ts';
import { createPlayerPass } from './players/player-pass.ts';
import { createPlayerRoutes } from './players/routes.ts';
import { createEmbeddedShapes, usualTimes, type ShapeTimes } from './shapes/embedded-shapes.ts';
import { createForwardedShapes } from './shapes/forwarded-shapes.ts';
import { createHeldRequests } from './shapes/held-requests.ts';
import { createShapeRoutes, type ShapeSource } from './shapes/routes.ts';
import { createShapeHandles } from './shapes/shape-handle.ts';
import type { ShapeWake } from './shapes/shape-wake.ts';
import { followRequests } from './security-log/follow-requests.ts';
import type { SecurityLog } from './security-log/security-event.ts';
import { createSecurityTxtRoutes } from './security-txt/routes.ts';
import { createSearchEngineRoutes } from './site/search-engines.ts';
import { createSiteRoutes } from './site/routes.ts';
import { notifiedAddress, type SiteFacts } from './site/site-facts.ts';
import { serveFormerAsset } from './static/former-assets.ts';
import { createStartPage } from './static/start-page.ts';
import { createStaticRoutes } from './static/routes.ts';
import { securityHeaders } from './static/security-headers.ts';
import type { StaticFiles } from './static/static-files.ts';
import { createSupportRoutes } from './support/routes.ts';
import { createFirstRowsRoutes } from './first-rows/routes.ts';
import { createSyncRoutes } from './sync/routes.ts';
import { createTeamRoutes } from './teams/routes.ts';
import type { WithdrawalSetting } from './withdrawals/withdrawal.ts';
import { createReportRoutes } from './training-reports/routes.ts';

/** Dependencies of the app; nothing below this point reads the environment. */
export type AppOptions = {
  readonly sql: Sql;
  /** For threads, which have connections of their own. */
  readonly databaseUrl: string;
  readonly secrets: ServerSecrets;
  readonly wake: ShapeWake;
  readonly live: LiveSessions;
  readonly files: StaticFiles;
  readonly log: ErrorLog;
  readonly security: SecurityLog;
  /** Aborts when the server shuts down; held requests then end. */
  readonly closing: AbortSignal;
  readonly publicUrl?: string | undefined;
  /** Origin of links in mails and to the payment provider; never taken from a request. */
  readonly siteUrl: () => string;
  /** Facts about the operator and the offer for the public pages. */
  readonly site: SiteFacts;
  readonly payments: PaymentConfiguration;
  /** Gets what the hourly retry of refunds needs. */
  readonly onWithdrawals?: ((setting: WithdrawalSetting) => void) | undefined;
  /** Work that outlives its request; the caller waits for it before the database closes. */
  readonly afterAnswer: AfterAnswer;
  /** Proxies in front of the server, none when absent. */
  readonly trustedProxies?: number | undefined;
  /** Development mode was assumed, not requested; see `refuseProxies`. */
  readonly refusesProxies?: boolean | undefined;
  /** Absent: no external automation. */
  readonly planCallbacks?: { readonly secret: string; readonly readCatalogue: CatalogueReader } | undefined;
  /** Address of the operator's player source; absent: searches use only local data. */
  readonly playerSource?: string | undefined;
  readonly electric?: { readonly url: string; readonly secret: string | undefined } | undefined;
  readonly health: HealthReader;
  /** Absent: `/metrics` is not found. */
  readonly metrics?: { readonly token: string; readonly figures: Metrics; readonly probe: NotificationProbe } | undefined;
  /** Key for browsers that want notifications; absent: there are none. */
  readonly pushKey?: string | undefined;
  /** Development: calendars and push services of this machine may be asked. */
  readonly asksThisMachine?: boolean | undefined;
  /** Shorter times for tests. */
  readonly shapeTimes?: ShapeTimes | undefined;
};

function chooseShapeSource({ sql, secrets, wake, log, closing, electric, shapeTimes }: AppOptions): ShapeSource {
  if (electric !== undefined) return { kind: 'electric', answer: createForwardedShapes({ ...electric, log, closing }) };
  const handles = createShapeHandles(secrets.shapeHandle);
  return { kind: 'embedded', ...createEmbeddedShapes({ sql, wake, handles, times: shapeTimes ?? usualTimes, closing }) };
}

/** Composes the server. */
export function createApp(options: AppOptions): Hono {
  const { sql, secrets, live, log, security, publicUrl, siteUrl, files, site } = options;
  const playerSource = options.playerSource === undefined ? undefined : { url: options.playerSource, closing: options.closing };
  const https = publicUrl?.startsWith('https:') === true;
  keyAttemptLimits(sql, secrets.rateLimits);
  const tokens = createAccessTokens(secrets.accessToken, sql, live);
  const app = new Hono();
  answerErrors(app, log, (userId) => requireAccount(sql, userId));
  app.use(followRequests({ key: secrets.securityLog, write: security }));
  if (options.metrics !== undefined) app.use(followDurations(options.metrics.figures));
  app.use(trustProxies(options.trustedProxies ?? 0));
  app.use(securityHeaders({ https }));
  if (options.refusesProxies === true) app.use(refuseProxies());
  app.route('/api/health', createHealthRoutes(options.health));
  const held = createHeldRequests();
  if (options.metrics !== undefined) {
    const { token, figures, probe } = options.metrics;
    const sources = { sql, probe, health: options.health, countHeld: () => held.count(), hasElectric: options.electric !== undefined };
    app.route('/metrics', createMetricsRoutes(token, sources, figures));
  }
  const accounts = {
    sql,
    tokens,
    live,
    publicUrl,
    siteUrl,
    contact: notifiedAddress(site),
    inviteBuyer: (email: string) => inviteBuyer(sql, email, siteUrl()),
    linkPayments,
    deviceSecret: secrets.knownDevice,
    factorSecret: secrets.secondFactor,
    afterAnswer: options.afterAnswer,
  };
  app.route('/api/auth', createAuthRoutes(accounts));
  app.route('/api/auth', createRegistrationRoutes(accounts));
  app.route('/api/account', createAccountDataRoutes({ ...accounts, databaseUrl: options.databaseUrl }));
  app.route('/api/account', createJournalKeyRoutes({ sql, tokens, key: secrets.journalKeys }));
  app.route('/api/shapes', createShapeRoutes({ sql, tokens, closing: options.closing, held }, chooseShapeSource(options)));
  app.route('/api/first-rows', createFirstRowsRoutes({ sql, tokens }));
  app.route('/api/sync', createSyncRoutes({ sql, tokens }));
  app.route('/api/teams', createTeamRoutes({ sql, tokens }));
  const calendars = { closing: options.closing, allowsLoopback: options.asksThisMachine === true };
  app.route('/api/calendars', createCalendarRoutes({ sql, tokens, ...calendars }));
  app.route(
    '/api/push',
    createPushRoutes({ sql, tokens, publicKey: options.pushKey ?? null, allowsLoopback: options.asksThisMachine === true }),
  );
  app.route('/api/calendar-feed', createCalendarFeedRoutes({ sql, tokens, siteUrl }));
  if (options.planCallbacks !== undefined) app.route('/api/plan-generations', createPlanCallbackRoutes({ sql, ...options.planCallbacks }));
  const pass = createPlayerPass({ secret: secrets.playerPass, secure: https });
  app.route('/api/site', createSiteRoutes({ sql, site }));
  app.route('/api/support', createSupportRoutes({ sql, tokens, operatorEmail: notifiedAddress(site) }));
  app.route('/api/players', createPlayerRoutes({ sql, tokens, pass, afterAnswer: options.afterAnswer, source: playerSource }));
  app.route('/api/leads', createLeadRoutes({ sql, pass }));
  app.route('/api/assessments', createAssessmentRoutes({ sql }));
  app.route('/api/norms', createNormRoutes(sql));
  app.route('/api/newsletter', createNewsletterRoutes(accounts));
  app.route('/api/parental-consent', createParentalConsentRoutes(accounts));
  app.route('/api/events', createEventRoutes(sql));
  const welcome: WelcomeBuyer = (tx, email) => mailWelcome(tx, email, siteUrl());
  const mails = { welcome, operatorEmail: notifiedAddress(site), siteUrl };
  options.onWithdrawals?.(mountPayments(app, options.payments, { sql, tokens, testSecret: secrets.testCheckout, mails, log }));
  if (site.mailbox) app.route('/api/mailbox', createMailboxRoutes(sql));
  if (site.mailbox || options.payments.hasTestCheckout) app.route('/api/development', createPageStyleRoutes());
  app.route('/.well-known', createSecurityTxtRoutes({ site, siteUrl }));
  app.route('/', createSearchEngineRoutes(siteUrl));
  app.route('/', createReportRoutes({ sql, files, siteUrl, log, closing: options.closing }));
  app.route(
    '/',
    createStaticRoutes(files, (c) => serveFormerAsset(sql, c), createStartPage(files, siteUrl)),
  );
  return app;
}
