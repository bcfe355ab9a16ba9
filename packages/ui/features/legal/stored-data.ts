import type { SyncedTableName } from '@anwurf/contract/sync/registry';
import type { FactTable } from './legal-page.tsx';

/** What the software keeps on a device. A change in what is stored has its row here. */
export const deviceStorage: FactTable = {
  head: ['Name', 'Zweck', 'Dauer'],
  rows: [
    ['anwurf_refresh (Cookie)', 'Hält dich angemeldet. Kein Skript kann ihn lesen.', 'Bis zur Abmeldung, höchstens 60 Tage ohne Nutzung'],
    ['anwurf_players (Cookie)', 'Merkt sich, dass du die Werte der Spielersuche freigeschaltet hast. Enthält nur den Zeitpunkt.', '1 Jahr'],
    ['anwurf.consent', 'Deine Entscheidung zu Cookies und Statistik, mit Zeitpunkt und Fassung.', 'Bis du sie löschst'],
    [
      'anwurf.signed-in',
      'Wer auf diesem Gerät angemeldet ist (Kennung, E-Mail, Name), damit die App ohne Empfang startet.',
      'Bis zur Abmeldung',
    ],
    ['anwurf.theme', 'Helle oder dunkle Darstellung, wenn du eine wählst.', 'Bis du sie löschst'],
    [
      'anwurf.draft.…, anwurf.access.…',
      'Angefangene Formulare, damit nach einem Neuladen nichts weg ist.',
      'Bis zum Absenden oder Abmelden',
    ],
    ['Lokale Datenbank', 'Deine Pläne, Trainings und Sätze, damit alles ohne Empfang geht. Eine je Konto.', 'Bis zur Abmeldung'],
    ['Dateien der App', 'Programm und Bilder für den Start ohne Server. Erst nach einer Anmeldung.', 'Bis du die Website-Daten löschst'],
    [
      'tsr-scroll-restoration, anwurf.discount-seen',
      'Stelle auf der Seite beim Zurückgehen; ob ein Rabatt schon gezeigt wurde.',
      'Bis du den Tab schließt',
    ],
  ],
};

/** What the player gives us, by synced table; a new one does not compile without its words. Null: told in another row. */
const ownData: Readonly<Record<SyncedTableName, string | null>> = {
  users: null,
  fragebogen_antworten: 'Fragebogen',
  trainingsplan_generierung: 'Pläne',
  trainingsplanreal: 'Pläne',
  sessions: 'Pläne',
  warmup_uebungen: 'Pläne',
  haupt_uebungen: 'Pläne',
  cooldown_uebungen: 'Pläne',
  completed_sessions: 'Trainings',
  active_training_sessions: 'Trainings',
  workout_tracking: 'Sätze',
  training_reports: 'Berichte',
  athleten_uebungen: 'eigene Übungen',
  fitness_tests: 'Tests',
  user_dashboard_settings: 'gewählte Spielerin oder gewählter Spieler',
  profiles: 'Geburtsdatum und Geschlecht, wenn du sie angibst',
  // Of what changed when, and of our exercises.
  sync_heads: null,
  exercise_catalogue: null,
};
const ownDataWords = [...new Set(Object.values(ownData).filter((words) => words !== null))].join(', ');

/** What the server keeps. */
export const serverStorage: FactTable = {
  head: ['Daten', 'Wofür, auf welcher Grundlage', 'Wie lange'],
  rows: [
    ['Konto: E-Mail, Name, Kennwort (nur als argon2id-Prüfwert)', 'Vertrag (Art. 6 Abs. 1 b DSGVO)', 'Bis du das Konto löschst'],
    [ownDataWords, 'Vertrag: daraus entstehen Pläne, Statistik und Vergleiche', 'Bis du sie oder das Konto löschst'],
    [
      'Zahlung: E-Mail, Betrag, Zeitpunkt, Kennung beim Zahlungsdienst',
      'Vertrag und Aufbewahrungspflicht (Art. 6 Abs. 1 b, c)',
      'Bis zu 10 Jahre, nach Handels- und Steuerrecht',
    ],
    ['Nachrichten an den Support', 'Vertrag: um dir zu antworten', 'Bis du das Konto löschst'],
    [
      'Newsletter: E-Mail, Zeitpunkt und Fassung deiner Bestätigung',
      'Einwilligung (Art. 6 Abs. 1 a)',
      'Bis du dich abmeldest; ohne Bestätigung 30 Tage',
    ],
    ['Freischaltung der Spielersuche: E-Mail und Fassung der Einwilligung', 'Einwilligung', 'Bis du widerrufst'],
    ['Zählung von Seitenaufrufen und Käufen: Tag, Seite, Anzahl', 'Einwilligung; ohne Bezug zu dir', '2 Monate'],
    [
      'IP-Adresse',
      'Berechtigtes Interesse (Art. 6 Abs. 1 f): Schutz vor massenhaften Versuchen. Nur im Arbeitsspeicher',
      'Höchstens wenige Stunden',
    ],
  ],
};
