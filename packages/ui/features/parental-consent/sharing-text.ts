import type { SharedKind } from '@anwurf/domain/team/shared-kind';

/**
 * Texts for parents about each kind, with an invented value as coaches see it. With {@link sharingFacts} it is the text of their consent: a change of
 * either needs a new `parentalSharingTextVersion`.
 */
export const kindTexts: Readonly<
  Record<SharedKind, { readonly title: string; readonly detail: string; readonly caption: string; readonly example: string }>
> = {
  trainings: {
    title: 'Einheiten',
    detail:
      'was geplant ist und was Ihr Kind erledigt hat, auch wie oft es ein zugeschicktes Training macht; das Trainerteam und Ihr Kind können sich dazu schreiben',
    caption: 'diese Woche',
    example: '2 von 3',
  },
  loads: {
    title: 'Belastung',
    detail: 'Minuten und wie anstrengend es war, auch Teamtraining und Spiele',
    caption: '7 zu 28 Tage',
    example: '1,04',
  },
  tests: {
    title: 'Testwerte',
    detail:
      'Sprung, Sprint, Wurf, Ausdauer, mit Tag, Umständen und Platz unter Gleichaltrigen, der auf Alter und Geschlecht schließen lässt; das Trainerteam darf sie an Testtagen auch eintragen',
    caption: 'letzter Test',
    example: '34,5 cm',
  },
  readiness: { title: 'Bereitschaft', detail: 'Punkte des Tages: Gesundheitsangaben', caption: 'Bereitschaft', example: '7,2' },
  complaints: {
    title: 'Schmerzen',
    detail:
      'Stelle, Stärke und Tag, nach einer Verletzung auch die Stufe auf dem Weg zurück und ob er ruht: Gesundheitsangaben, die besonders geschützt sind. Gespeichert werden sie nur, wenn Sie dem getrennt zugestimmt haben',
    caption: 'Schmerzen',
    example: 'Knie 3',
  },
};

/** The same for every team. */
export const sharingFacts = [
  [
    'Wofür',
    'Damit das Trainerteam das Training einteilt und sieht, wie Ihr Kind vorankommt. Was der Verein daraus macht, verantwortet er selbst.',
  ],
  ['Nie zu sehen', 'Notizen, einzelne Sätze und Gewichte, E-Mail und Geburtsdatum Ihres Kindes.'],
  [
    'Nach Ihrem Ja',
    'Ihr Kind schaltet selbst ein, was es davon teilt, und jederzeit wieder aus. Verlässt es die Mannschaft, ist dort alles gelöscht.',
  ],
  [
    'Zurücknehmen',
    'Jederzeit, mit dem Link in der Mail, die Sie danach bekommen. Mit dem 16. Geburtstag endet Ihr Ja: Dann entscheidet Ihr Kind selbst.',
  ],
] as const;
