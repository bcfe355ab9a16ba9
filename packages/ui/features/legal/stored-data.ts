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

/** What the server keeps. */
export const serverStorage: FactTable = {
  head: ['Daten', 'Wofür, auf welcher Grundlage', 'Wie lange'],
  rows: [
    ['Konto: E-Mail, Name, Kennwort (nur als argon2id-Prüfwert)', 'Vertrag (Art. 6 Abs. 1 b DSGVO)', 'Bis du das Konto löschst'],
    [
      'Fragebogen, Pläne, Trainings, Sätze, eigene Übungen, Tests, Geburtsdatum und Geschlecht, wenn du sie angibst',
      'Vertrag: daraus entstehen Pläne, Statistik und Vergleiche',
      'Bis du sie oder das Konto löschst',
    ],
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
