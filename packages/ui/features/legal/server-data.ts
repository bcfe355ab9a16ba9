import { EVENT_MONTHS, RETENTION_DAYS } from '@anwurf/contract/retention';

/** The player's own data. Which table each stands for: `tests/schema/server-tables.ts`. */
export const ownData = [
  'Fragebogen',
  'deine Woche (Trainingstage, Spieltage, Orte, Gewichte, Stange und Scheiben, Körpergewicht)',
  'Pläne',
  'Trainings (mit Zeitzone)',
  'Sätze',
  'Notizen zu Übungen',
  'Lieblingsübungen',
  'Dauer und Anstrengung von Teamtraining und Spielen',
  'Trainingsberichte, die du teilst',
  'eigene Übungen',
  'Tests',
  'deine Ziele (Übung, Test oder Einheiten je Woche, Wert, Tag)',
  'Testreihen, die du zusammenstellst',
  'gewählte Spielerin oder gewählter Spieler',
  'Geburtsdatum und Geschlecht, wenn du sie angibst',
] as const;

const contract = 'Vertrag (Art. 6 Abs. 1 b DSGVO)';
const interest = 'Berechtigtes Interesse (Art. 6 Abs. 1 f)';
const consent = 'Einwilligung (Art. 6 Abs. 1 a)';
const { checkoutToken, checkouts, mails, newsletterRequests, parentalLinks, pushes, changes } = RETENTION_DAYS;

/** Everything with personal data in the server's database: what it is, why it is kept, and until when. Its tables: `tests/schema/server-tables.ts`. */
export const storedKinds = {
  account: [
    'Konto: E-Mail, Name, Passwort (nur als argon2id-Prüfwert), wann du bei der Registrierung welcher Fassung von AGB, Datenschutz und Altersangabe zugestimmt hast, und ein Schlüsselpaar, mit dem ein Gerät verschlüsselt, was es nicht mehr senden konnte',
    contract,
    'Bis du das Konto löschst',
  ],
  sessions: [
    'Anmeldungen: wann, zuletzt benutzt wann und mit welcher Art Gerät („Chrome auf Android“), ohne IP-Adresse; dazu die letzten fünf Geräte, die sich mit deinem Passwort angemeldet haben (nur als Prüfwert)',
    'Vertrag und berechtigtes Interesse (Art. 6 Abs. 1 b, f): damit du fremde Anmeldungen erkennst und beendest',
    'Bis zur Abmeldung, höchstens 180 Tage; die Prüfwerte der Geräte bis zum nächsten neuen Passwort',
  ],
  proofs: [
    'Links und Codes aus unseren Mails (nur als Prüfwert), mit der E-Mail, für die sie gelten',
    contract,
    'Bis sie benutzt oder abgelaufen sind',
  ],
  factors: [
    'Nur wenn du sie einrichtest: Geheimnis deiner Authenticator-App (verschlüsselt), Wiederherstellungscodes (nur als Prüfwert) und Passkeys (öffentlicher Schlüssel, Name, angelegt wann, zuletzt benutzt wann)',
    'Vertrag: damit du dich sicherer anmeldest',
    'Bis du sie entfernst oder das Konto löschst',
  ],
  training: [ownData.join(', '), 'Vertrag: daraus entstehen Pläne, Statistik und Vergleiche', 'Bis du sie oder das Konto löschst'],
  push: [
    'Nur wenn du sie einschaltest: welche Mitteilungen dieses Gerät bekommt, wann und wann nicht, mit Zeitzone, und die Adresse beim Mitteilungsdienst seines Browsers; dazu, welche wann verschickt wurde, ohne Inhalt',
    'Einwilligung (Art. 6 Abs. 1 a): du schaltest sie ein und aus',
    `Bis du sie ausschaltest, dich dort abmeldest oder das Konto löschst; was verschickt wurde ${pushes} Tage`,
  ],
  feed: [
    'Nur wenn du sie anlegst: die geheime Adresse deines Kalenders (nur als Prüfwert), seit wann es sie gibt und eine Nummer, die mit jeder Änderung steigt',
    'Vertrag: damit dein Kalender Einheiten, Teamtraining und Spiele zeigt',
    'Bis du sie beendest oder das Konto löschst',
  ],
  health: [
    'Gesundheitsangaben: Beschwerden, Antworten auf die Wochenfrage und die Tagesfrage (Schlaf, Frische, Muskeln, Stress, Stimmung), dein Weg zurück nach einer Verletzung, was der Fragebogen schonen soll; dazu deine Entscheidungen darüber, mit Zeit und Fassung',
    'Ausdrückliche Einwilligung (Art. 9 Abs. 2 a DSGVO): damit Pläne und Einheiten Rücksicht nehmen; die Tagesfrage, damit du und, wenn du es willst, dein Trainerteam deine Bereitschaft sehen',
    'Bis du sie einzeln löschst, die Einwilligung zurücknimmst (Einstellungen) oder das Konto löschst; die Entscheidungen bis zum Ende des Kontos',
  ],
  parents: [
    'Nur wenn du unter 16 bist und Gesundheitsangaben machen oder etwas mit deiner Mannschaft teilen willst: die E-Mail eines Elternteils, die du eingibst, und was dort wann zu welcher Fassung entschieden wurde, beim Teilen für welche Mannschaft und welche Arten von Werten',
    'Einwilligung der Eltern und ihr Nachweis (Art. 8, Art. 7 Abs. 1 DSGVO)',
    `Ohne Antwort ${parentalLinks} Tage; die Adresse zu einer Mannschaft, bis du sie verlässt; eine Entscheidung, bis du das Konto löschst`,
  ],
  teams: [
    'Mannschaften: welche, deine Rolle, ihr Kalender, ob du bei Training und Spiel warst, wie es dein Trainerteam einträgt, was es an Testtagen misst (von Gästen ohne Konto Name, Werte und, wenn eingetragen, Geburtsjahr und Geschlecht), was es dir zuweist, mit deiner Antwort und wie oft du es gemacht hast, was ihr euch zu deinen Einheiten schreibt und wie weit du gelesen hast, Kopien dessen, was du mit ihnen teilst (zu Tests auch den Platz unter Gleichaltrigen, zu Schmerzen auch die Stufe auf dem Weg zurück, beides berechnet), und deine Entscheidungen darüber, mit Zeit und Fassung. Was ein Verein aus dem macht, was er darin sieht, verantwortet er selbst',
    'Vertrag; für die Anwesenheit das Interesse des Vereins, sein Training zu führen (Art. 6 Abs. 1 f); für Kopien, Kommentare und gemessene Werte deine Einwilligung, unter 16 auch die deiner Eltern, von Beschwerden und Bereitschaft deine ausdrückliche (Art. 9 Abs. 2 a DSGVO)',
    'Kopien und gemessene Werte, bis du das Teilen zurücknimmst, Kommentare, bis du die Einheiten nicht mehr teilst; sie und die Anwesenheit, bis du die Mannschaft verlässt oder das Konto löschst; die Entscheidungen bis zum Ende des Kontos',
  ],
  changes: [
    'Was sich an deinen Daten geändert hat, damit deine anderen Geräte es erfahren',
    contract,
    `${changes} Tage; dass es geändert wurde, bis du das Konto löschst`,
  ],
  payments: [
    'Zahlung: E-Mail, Betrag, Zeitpunkt, Kennung beim Zahlungsdienst',
    'Vertrag und Aufbewahrungspflicht (Art. 6 Abs. 1 b, c)',
    'Die E-Mail, bis du das Konto löschst; das Übrige bis zu 10 Jahre, nach Handels- und Steuerrecht',
  ],
  checkouts: [
    'Begonnene Käufe: Angebot, Betrag und, wenn bekannt, Konto oder E-Mail',
    'Vertrag, auch wenn du den Kauf abbrichst: für Rückfragen',
    `${checkoutToken + checkouts} Tage`,
  ],
  withdrawals: [
    'Erklärte Widerrufe: Name, E-Mail, was du zum Kauf schreibst, Zeitpunkt, Fassung des Textes und die Zahlung, die zurückging',
    'Rechtliche Pflicht und ihr Nachweis (Art. 6 Abs. 1 c, f)',
    'Vier Jahre: Bis dahin können daraus Ansprüche entstehen',
  ],
  support: ['Nachrichten an den Support', 'Vertrag: um dir zu antworten', 'Bis du das Konto löschst'],
  mails: [
    'Mails an dich: Adresse, Art und Zeitpunkt; der Inhalt nur, bis sie verschickt sind',
    `${contract} und berechtigtes Interesse: damit keine verloren geht`,
    `${mails} Tage nach dem Versand`,
  ],
  newsletter: [
    'Newsletter: E-Mail, Zeitpunkt und Fassung deiner Bestätigung',
    consent,
    `Bis du dich abmeldest; ohne Bestätigung ${newsletterRequests} Tage`,
  ],
  assessment: [
    'Selbsttest: E-Mail, deine 32 Antworten, das Ergebnis und die Fassung der Einwilligung',
    consent,
    'Bis du widerrufst oder das Konto mit dieser E-Mail löschst',
  ],
  norms: [
    'Testergebnisse, Alter und Geschlecht, die mit denen anderer zu Vergleichswerten werden (ab 30 Personen, ohne Namen)',
    consent,
    'Bis du widerrufst (Einstellungen)',
  ],
  marketing: [
    'Marketing-Profil aus deinem Fragebogen: nur, wenn du eigens zustimmst. Bisher fragen wir niemanden danach, also gibt es keines',
    consent,
    'Bis du widerrufst oder das Konto löschst',
  ],
  leads: ['Freischaltung der Spielersuche: E-Mail und Fassung der Einwilligung', consent, 'Bis du widerrufst'],
  players: [
    'Spieler in der Suche: Name, Mannschaft, Saison, Tore, Strafen und Trikotnummer aus öffentlichen Spielberichten (Art. 14 DSGVO). Suchst du einen Namen ohne Treffer, kann er an die Quelle des Betreibers gehen, ohne Angaben zu dir',
    `${interest}: Vergleich sportlicher Leistungen. Stehst du darin, kannst du jederzeit widersprechen; eine E-Mail genügt`,
    'Bis du widersprichst oder der Betreiber die Daten ersetzt',
  ],
  events: [
    'Zählung von Seitenaufrufen, Käufen und Newsletter-Anmeldungen: Tag, Seite, Anzahl',
    'Einwilligung; ohne Bezug zu dir',
    `${EVENT_MONTHS} Monate`,
  ],
  operator: [
    'Was der Betreiber von Hand an deinem Konto oder deiner Zahlung ändert: was, wann, wer und warum; ohne Namen und E-Mail',
    `${interest}: damit nachvollziehbar bleibt, wer etwas geändert hat`,
    '3 Jahre',
  ],
  limits: [
    'Wie oft von einem Netz oder für eine E-Mail etwas versucht wurde. IP-Adresse und E-Mail stehen dort nie im Klartext, nur als Prüfwert mit einem geheimen Schlüssel (HMAC-SHA-256), aus dem sie ohne ihn niemand errät',
    `${interest}: Schutz vor massenhaften Versuchen`,
    'Bis die Frist der Grenze endet, höchstens 24 Stunden',
  ],
} as const satisfies Record<string, readonly [what: string, why: string, until: string]>;
