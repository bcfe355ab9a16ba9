import type { sharingTextAdded } from '@anwurf/contract/team';
import type { SharedKind } from '@anwurf/domain/team/shared-kind';

/**
 * Words about each kind, read by a player before he shares it. With the promise below it is the text of his consent: a change of either needs a
 * new `sharingTextVersion`.
 */
export const sharedKindWords: Readonly<Record<SharedKind, { readonly title: string; readonly detail: string }>> = {
  trainings: { title: 'Einheiten', detail: 'was geplant ist und was du erledigt hast; dein Trainerteam und du könnt euch dazu schreiben' },
  loads: { title: 'Belastung', detail: 'Minuten und wie anstrengend es war, auch Teamtraining und Spiele' },
  tests: {
    title: 'Testwerte',
    detail:
      'Sprung, Sprint, Wurf, Ausdauer, mit Tag, Umständen und Platz unter Gleichaltrigen, der auf Alter und Geschlecht schließen lässt; dein Trainerteam darf sie an Testtagen auch eintragen',
  },
  readiness: { title: 'Bereitschaft', detail: 'deine Punkte des Tages, nicht die einzelnen Antworten: Gesundheitsangaben' },
  complaints: {
    title: 'Schmerzen',
    detail: 'Stelle, Stärke und Tag, nach einer Verletzung auch deine Stufe auf dem Weg zurück und ob er ruht: Gesundheitsangaben',
  },
};

/** Words that a version of the text has added to a kind, for players who agreed to one before ({@link sharingTextAdded}). */
export const addedWords: Readonly<Record<keyof typeof sharingTextAdded, string>> = {
  tests: 'dein Platz unter Gleichaltrigen, der auf Alter und Geschlecht schließen lässt',
  complaints: 'nach einer Verletzung deine Stufe auf dem Weg zurück und ob er ruht, also Gesundheitsangaben',
};

/** Names the data that nobody in the team ever sees, and that sharing can be ended. */
export const neverShared =
  'Nie zu sehen: deine Notizen, einzelne Sätze und Gewichte, E-Mail, Geburtsdatum. Du kannst alles jederzeit ausschalten, dann ist es dort gelöscht.';

/** Says what the team's coaches note themselves: no kind that is shared, and read before joining all the same. */
export const notedByCoaches =
  'Dein Trainerteam trägt ein, ob du bei Training und Spiel warst. Nimmst du ein Training von ihm an, sieht es, wie oft du es machst. Das gehört zur Mannschaft; wenn du gehst, ist es gelöscht.';

/** Kinds that are on when somebody is asked: health is never. */
export const offeredKinds: readonly SharedKind[] = ['trainings', 'loads', 'tests'];
