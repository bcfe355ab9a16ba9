import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDesktop } from '../../../desktop/build-desktop.ts';
import { demoAccount } from '../../../server/accounts/account.ts';
import { chromiumLaunchOptions } from '../../chromium.ts';
import { useServer } from '../../server/fixture.ts';
import { hostDesktop } from './desktop-host.ts';
import { WindowPages } from './electron-window-pages.ts';

const server = useServer();
let folder: string;
let host: Awaited<ReturnType<typeof hostDesktop>>;
let browser: Browser;
let page: Page;
const complaints: string[] = [];
const answers: Promise<string>[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anwurf-desktop-page-'));
  await buildDesktop(folder);
  host = await hostDesktop(folder, server.url);
  browser = await chromium.launch(chromiumLaunchOptions());
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: 'de-DE' });
  context.on('console', (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text())) complaints.push(message.text());
  });
  context.on('weberror', (failure) => complaints.push(String(failure.error())));
  context.on('response', (response) => {
    if (response.url().includes('/api/auth/')) answers.push(response.text());
  });
  const pages = await WindowPages.attach(host.standIn, context, host.url, await readFile(join(folder, 'preload/index.cjs'), 'utf8'));
  page = await pages.of(0);
});
afterAll(async () => {
  await browser?.close();
  await host?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('the desktop app’s pages', () => {
  it('sign in and open the local database under their content security policy', async () => {
    await page.getByRole('textbox', { name: 'E-Mail' }).fill(demoAccount.email);
    await page.getByRole('textbox', { name: 'Passwort' }).fill(demoAccount.password);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    // Without a questionnaire the gate leads to the first step; it asks the local database.
    await page.waitForURL('**/onboarding/name', { timeout: 60_000 });
    expect(complaints).toEqual([]);
  });

  it('stay signed in over a reload, and open at a route of several segments', async () => {
    const refreshed = page.waitForResponse((response) => response.url().endsWith('/api/auth/refresh'));
    await page.goto(`${host.url}/training-plans/new`);
    expect((await refreshed).status()).toBe(200);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/training-plans/new');
  });

  it('never see the refresh token', async () => {
    const bodies = await Promise.all(answers);
    expect(bodies.length).toBeGreaterThanOrEqual(2);
    expect(bodies.filter((body) => body.includes('accessToken'))).toHaveLength(bodies.length);
    expect(bodies.filter((body) => body.includes('refreshToken'))).toEqual([]);
    // A script's own one names the user, and nothing that signs him in.
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['anwurf_owner']);
  });
});
