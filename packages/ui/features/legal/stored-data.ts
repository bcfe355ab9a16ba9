import { deviceStorage, type KeptName } from '@anwurf/contract/device-storage';
import type { FactTable } from './legal-page.tsx';

/** Purpose and lifetime of each value on the device. A name of `deviceStorage` that is missing here does not compile. */
const deviceWords: Readonly<Record<KeptName, readonly [purpose: string, duration: string]>> = {
  refreshCookie: [
    'Hält dich angemeldet. Kein Skript kann ihn lesen.',
    'Bis zur Abmeldung, höchstens 60 Tage ohne Nutzung und 180 Tage insgesamt',
  ],
  ownerCookie: [
    'Wessen Anmeldung auf diesem Gerät gilt (Kennung, Zeitpunkt), damit nie die Daten eines anderen Kontos dastehen.',
    'Bis zur Abmeldung, höchstens 60 Tage ohne Nutzung',
  ],
  deviceCookie: [
    'Dass auf diesem Gerät schon einmal angemeldet wurde, damit dich fremde Fehlversuche nicht aussperren. Ohne E-Mail und Namen.',
    '180 Tage',
  ],
  playersCookie: ['Merkt sich, dass du die Werte der Spielersuche freigeschaltet hast. Enthält nur den Zeitpunkt.', '1 Jahr'],
  consent: ['Deine Entscheidung zu Cookies und Statistik, mit Zeitpunkt und Fassung.', 'Bis du sie löschst'],
  signedIn: ['Wer auf diesem Gerät angemeldet ist (Kennung, E-Mail, Name), damit die App ohne Empfang startet.', 'Bis zur Abmeldung'],
  removals: [
    'Kennung eines Kontos, dessen Daten hier gerade gelöscht werden, damit das auch nach einer Unterbrechung geschieht.',
    'Bis sie gelöscht sind',
  ],
  signOutWaiting: [
    'Dass du dich ohne Empfang abgemeldet hast und welche lokale Datenbank dabei wegfiel, damit es auch der Server erfährt.',
    'Bis er deine Anmeldung beendet hat',
  ],
  theme: ['Helle oder dunkle Darstellung, wenn du eine wählst.', 'Bis du sie löschst'],
  questionnaireDraft: ['Angefangener Fragebogen, damit nach einem Neuladen nichts weg ist.', 'Bis zum Absenden oder Abmelden'],
  formerStepsDraft: ['Angefangener Fragebogen, wie ihn frühere Fassungen der App ablegten.', 'Bis zum Absenden oder Abmelden'],
  supportDraft: ['Angefangene Nachricht an den Support.', 'Bis zum Absenden oder Abmelden'],
  ownExerciseDraft: ['Angefangene eigene Übung.', 'Bis zum Speichern, Abbrechen oder Abmelden'],
  fitnessTestDraft: ['Angefangener Fitnesstest, damit nach einem Neuladen nichts weg ist.', 'Bis zum Speichern oder Abmelden'],
  norms: ['Vergleichswerte für Tests, damit sie ohne Empfang dastehen.', 'Bis du sie löschst'],
  generatorDraft: ['Angefangener Plan im Workout Generator, damit nach einem Neuladen nichts weg ist.', 'Bis zum Speichern oder Abmelden'],
  calendarSubscriptions: [
    'Adressen von Kalendern, die die App von selbst nachlädt, und was zuletzt darin stand.',
    'Bis du das Nachladen beendest oder dich abmeldest',
  ],
  calendarAddress: ['Die Adresse, von der du zuletzt einen Kalender geladen hast.', 'Bis zur Abmeldung'],
  sharedFile: [
    'Eine Trainingsdatei, die du aus einer anderen App an Anwurf geteilt hast.',
    'Bis du sie übernimmst oder ablehnst, oder bis zur Abmeldung',
  ],
  restNotice: [
    'Ob dieses Gerät dir das Ende einer Pause als Mitteilung zeigt.',
    'Bis du es ausschaltest oder die Daten dieser Seite löschst',
  ],
  restControls: ['Ob du eine Pause vom Sperrbildschirm aus steuern willst.', 'Bis du es ausschaltest oder die Daten dieser Seite löschst'],
  noticeWishes: ['Welche Mitteilungen die App auf deinem Rechner zeigen soll, und wann.', 'Bis du sie ausschaltest oder dich abmeldest'],
  shownNotices: [
    'Kennungen der Mitteilungen, die die App auf deinem Rechner schon gezeigt hat, damit keine zweimal kommt.',
    'Bis zur Abmeldung; die letzten 100',
  ],
  installHint: ['Dass du den Hinweis zum Installieren weggeklickt hast.', 'Bis du sie löschst'],
  knownPlayer: ['Deine Spielerkarte, wie sie zuletzt geladen war.', 'Bis zur Abmeldung'],
  playerSearch: ['Die Ergebnisse deiner letzten Spielersuche, damit sie ohne Empfang dastehen.', 'Bis zur Abmeldung'],
  lastScreen: ['Was auf deinem zuletzt offenen Bildschirm stand, damit es beim nächsten Start sofort dasteht.', 'Bis zur Abmeldung'],
  planWaiting: ['Seit wann du auf deinen Plan wartest.', 'Bis zur Abmeldung'],
  rest: ['Die laufende Satzpause, damit sie ein Neuladen übersteht.', 'Bis die Pause endet'],
  hold: ['Die laufende Zeit eines Satzes, damit sie ein Neuladen übersteht.', 'Bis der Satz gespeichert ist'],
  shareQuestion: [
    'Welches Training du gerade beendet hast, damit die App einmal fragt, ob du es teilen willst.',
    'Bis die Frage gestellt ist',
  ],
  handballQuestion: ['Bei welchem Teamtraining und Spiel du nicht dabei warst.', 'Bis zur Abmeldung'],
  healthQuestion: ['Dass du die Wochenfrage in dieser Woche nicht beantworten willst.', 'Bis zur Abmeldung'],
  unsentReminder: ['Wann du an nicht abgeglichene Sätze später erinnert werden wolltest.', 'Bis zur Abmeldung'],
  workoutSound: ['Ob Pausen und Zeiten im Training mit einem Ton enden.', 'Bis du sie löschst'],
  assessment: [
    'Deine Antworten und dein Ergebnis im Selbsttest, damit beides ein Neuladen übersteht.',
    'Bis du den Test wiederholst, dich hier abmeldest oder die Daten dieser Seite löschst',
  ],
  accessDraft: [
    'Was du bei Anmeldung und Registrierung getippt hast, ohne Passwort und Code.',
    'Bis du angemeldet bist oder den Tab schließt',
  ],
  registerToken: [
    'Der Schlüssel aus deinem Registrierungslink, damit er nicht in der Adresse steht.',
    'Bis er benutzt ist oder du den Tab schließt',
  ],
  thankYouToken: ['Der Schlüssel deines Kaufs, mit dem du dein Konto anlegst.', 'Bis er benutzt ist oder du den Tab schließt'],
  resetToken: ['Der Schlüssel aus dem Link für ein neues Passwort.', 'Bis er benutzt ist oder du den Tab schließt'],
  countedPurchase: ['Dass dein Kauf schon gezählt wurde.', 'Bis du den Tab schließt'],
  discountSeen: ['Dass dir ein Rabatt schon gezeigt wurde.', 'Bis du den Browser schließt'],
  explorerSeen: ['Dass dir der Hinweis im Spieler Explorer schon gezeigt wurde.', 'Bis du den Browser schließt'],
  scrollPositions: ['Stelle auf der Seite beim Zurückgehen.', 'Bis du den Tab schließt'],
  storeWish: ['Welche Art Speicher die App nehmen soll. Nur, wenn der Support dich darum bittet.', 'Bis du den Tab schließt'],
  stores: ['Welche Art Speicher die App auf diesem Gerät für welches Konto benutzt.', 'Bis zur Abmeldung'],
  journal: ['Änderungen, die noch nicht beim Server sind, ein zweites Mal, damit nichts verloren geht.', 'Bis sie abgeglichen sind'],
  sealedJournals: [
    'Änderungen eines Kontos, dessen Anmeldung hier geendet hat und die noch nicht beim Server sind: verschlüsselt, sobald sich jemand anderes anmeldet, und nur mit diesem Konto zu öffnen. Dazu der öffentliche Schlüssel der Konten dafür.',
    'Bis du dich hier wieder anmeldest',
  ],
  store: ['Die lokale Datenbank: deine Pläne, Trainings und Sätze, damit alles ohne Empfang geht. Eine je Konto.', 'Bis zur Abmeldung'],
  appFiles: ['Programm und Bilder für den Start ohne Server. Erst nach einer Anmeldung.', 'Bis du die Website-Daten löschst'],
};

const placeWords = {
  cookie: 'Cookie',
  local: 'Lokaler Speicher',
  session: 'Speicher des Tabs',
  'indexed-db': 'IndexedDB',
  opfs: 'Dateien des Browsers',
  cache: 'Cache',
};

const keptNames = Object.keys(deviceStorage) as KeptName[];

/** Values that the software keeps on a device, a row each. */
export const deviceFacts: FactTable = {
  head: ['Name', 'Zweck', 'Dauer'],
  rows: keptNames.map((kept) => {
    const { name, place } = deviceStorage[kept];
    return [`${name} (${placeWords[place]})`, ...deviceWords[kept]];
  }),
};
