import { type PagePath, pages } from '@anwurf/contract/pages';
import type { BrowserFixture, Player } from '../fixture.ts';

type PrivatePath = { [Path in PagePath]: (typeof pages)[Path]['access'] extends 'private' ? Path : never }[PagePath];

/** An address of each public page, for a visitor without a token. */
export const publicAddresses: readonly string[] = Object.entries(pages).flatMap(([path, { access }]) => {
  if (access === 'private') return [];
  // Without a token or an error it leads on.
  return path === '/thank-you' ? '/thank-you?error=no_token' : path;
});

/** A late text of each signed-in page, as a player with a plan and without a finished workout sees it. */
const signs: Readonly<Record<PrivatePath, string>> = {
  '/active-workout': 'Wähle einen Trainingsplan aus.',
  '/active-workout/$sessionId': 'Satz 1',
  '/custom-exercises': 'Du hast noch keine eigenen Übungen erstellt.',
  '/dashboard': 'Nächste Einheit',
  '/exercises': 'Trainingsziel',
  '/ist-zustand/$testCategory': 'Test starten',
  '/ist-zustand/$testCategory/durchfuehren': 'Test starten',
  '/ist-zustand/historie': 'Test-Historie',
  '/live-training': 'Keine Übungen gefunden',
  // Nothing is being made, nothing is left to ask: these lead to the dashboard.
  '/loading': 'Nächste Einheit',
  '/onboarding': 'Nächste Einheit',
  '/onboarding/$step': 'Nächste Einheit',
  '/return-to-play': 'Zurück aufs Feld',
  '/return-to-play/$ladder': 'Zurück nach Knieschmerz',
  '/settings': 'Daten exportieren',
  '/statistics': 'Meine Statistiken',
  '/statistics/goals': 'Was willst du schaffen?',
  '/statistics/performance': 'Noch keine persönlichen Bestleistungen',
  '/statistics/player': 'Wen suchst du?',
  '/statistics/training': 'Noch keine Trainings absolviert',
  '/team': 'Noch in keiner Mannschaft',
  '/team/assign': 'Training zuweisen kann, wer eine Mannschaft betreut.',
  '/team/attendance': 'Anwesenheit sieht, wer eine Mannschaft betreut.',
  '/team/calendar': 'Mit einer Mannschaft kommen ihre Termine.',
  '/team/compare': 'Vergleichen kann, wer eine Mannschaft betreut.',
  '/team/join': 'Code deiner Mannschaft',
  '/team/test-day': 'Testtage sieht, wer eine Mannschaft betreut.',
  '/team/player/$memberId': 'Hier ist niemand zu sehen',
  '/training/overview': 'Wähle einen Trainingsplan aus.',
  '/training/plan/$sessionId/start': 'Satz 1',
  '/training/plan/start': 'Keine Session-ID angegeben',
  '/training/week': 'Dein aktueller Plan geht nicht nach Wochen',
  '/training/week/setup': 'Deine Einheiten',
  '/training-plans': 'Einheit 1',
  '/training-plans/$planId': 'Kniebeuge 1',
  '/training-plans/$planId/edit': 'Einheiten pro Woche',
  '/training-plans/new': 'Womit kannst du trainieren?',
  '/workout-completed': 'Diese Seite gibt es nicht',
  '/workout-generator': 'Wie soll dein Plan heißen?',
};

/** An address of each signed-in screen for a player with a plan, and a text that it shows. */
export async function privateAddresses(browsers: BrowserFixture, player: Player): Promise<readonly (readonly [string, string])[]> {
  const [ids] = await browsers.sql<{ plan: string; session: string }[]>`
    select plan_id as plan, id as session from sessions where user_id = ${player.id} order by session_order limit 1`;
  const values: Readonly<Record<string, string | undefined>> = {
    $ladder: 'knie',
    $memberId: player.id,
    $planId: ids?.plan,
    $sessionId: ids?.session,
    $step: 'name',
    $testCategory: 'sprungkraft',
  };
  // Several pages may lead to one screen; the first in the order of the manifest stands for it.
  const screens = new Map<string, string>();
  for (const path of Object.keys(pages)) {
    const sign = path in signs ? signs[path as keyof typeof signs] : undefined;
    if (sign === undefined || screens.has(sign)) continue;
    const segments = path.split('/').map((segment) => values[segment] ?? segment);
    screens.set(sign, segments.join('/'));
  }
  return [...screens].map(([sign, address]) => [address, sign]);
}
