import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import { expect, it } from 'vitest';
import type { Complaint } from '../coach/complaint.ts';
import type { BuiltSession } from './build-session.ts';
import { type Contents, preventionText, sparingText } from './contents-in-words.ts';

const frame = { weekday: null, venue: 'Halle', load: 'medium', focus: 'balanced', minutes: 60, daysToMatch: null } as const;

function sessionOf(...slugs: string[]): BuiltSession {
  return { frame, exercises: CATALOGUE.filter(({ slug }) => slugs.includes(slug)), rows: [] };
}

function contentsOf(sessions: readonly BuiltSession[], complaints: readonly Complaint[] = []): Pick<Contents, 'sessions' | 'complaints'> {
  return { sessions, complaints };
}

it('prevention is claimed for the sessions that have some', () => {
  const [with_, without] = [sessionOf('nordische-beinbeuge'), sessionOf('liegestuetz')];
  expect(preventionText(contentsOf([with_, with_]))).toMatch(/^Jede Einheit enthält/);
  expect(preventionText(contentsOf([with_, without]))).toMatch(/^In 1 von 2 Einheiten/);
  expect(preventionText(contentsOf([without]))).toBe('');
});

it('a region is called spared only where nothing loads it', () => {
  const stopped = [{ region: 'Schulter', level: 7 }] as const;
  expect(sparingText(contentsOf([sessionOf('wadenheben-einbeinig')], stopped))).toContain('Schulter wird gar nicht belastet');
  expect(sparingText(contentsOf([sessionOf('liegestuetz')], stopped))).toContain('Schulter wird so wenig wie möglich belastet');
});

it('a sore region is called strengthened only where something strengthens it', () => {
  const sore = [
    { region: 'Schulter', level: 4 },
    { region: 'Sprunggelenk', level: 4 },
  ] as const;
  const [calf, cuff, neither] = ['wadenheben-einbeinig', 'bauchlage-y-t-w', 'sprint-10m'].map((slug) => sessionOf(slug));
  const text = (sessions: readonly (BuiltSession | undefined)[]) =>
    sparingText(
      contentsOf(
        sessions.filter((session) => session !== undefined),
        sore,
      ),
    );
  expect(text([calf, cuff])).toContain('die die Stelle stärken');
  expect(text([calf])).toContain('Übungen, die stärken, bleiben in angepasster Form drin (Sprunggelenk)');
  expect(text([neither])).not.toContain('stärken');
});
