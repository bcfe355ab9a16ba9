import { type Check, type RecoveryLadder, recoveryStage } from './recovery-ladder.ts';

const STOPS: readonly Check[] = [
  { id: 'zunahme', text: 'Kopfschmerz, Schwindel, Übelkeit oder Nebel im Kopf nehmen zu' },
  { id: 'stunde', text: 'Beschwerden bleiben länger als eine Stunde' },
];
/** Mild complaints may come for a short time in the first three stages, none in the later ones. */
const MILD = { maxPain: 2, stopPain: 3, stops: STOPS } as const;
const NONE = { maxPain: 0, stopPain: 1, stops: STOPS } as const;

/**
 * Graduated return after a concussion: daily life, light endurance, then, only with a doctor's release, alone, without and with
 * contact. The plan's sessions rest until that release.
 */
export const CONCUSSION_LADDER: RecoveryLadder = {
  id: 'kopf',
  region: 'Kopf',
  name: 'Zurück nach der Gehirnerschütterung',
  scope:
    'Für eine ärztlich festgestellte Gehirnerschütterung. Nach jedem Schlag gegen den Kopf gilt: raus aus Training oder Spiel, am selben Tag nicht zurück. Bist du unter 18, geh den Weg mit deinen Eltern.',
  citation:
    'Amsterdamer Konsens zur Gehirnerschütterung im Sport (Patricios u. a. 2023, British Journal of Sports Medicine): Stufen von mindestens 24 Stunden, volles Training erst nach ärztlicher Freigabe. Die Freigabe schon vor Stufe 3, Übungen und Tage sind von uns und vorsichtiger.',
  source:
    'Patricios et al. 2023, Br J Sports Med 57(11):695–711 (6th consensus, Amsterdam 2022: relative rest for 24–48 h, graduated return in steps of at least 24 h, mild and brief worsening accepted in the first three steps, medical clearance before contact; abstract read, steps from memory). The clearance before stage 3, exercises and days are ours, and more careful.',
  words: {
    felt: 'Beschwerden',
    setback: 'Beschwerden, die zunehmen oder länger als eine Stunde bleiben',
    redFlag:
      'Hör sofort auf, bleib nicht allein und ruf den Notruf 112, oder lass dich in eine Klinik bringen. Weiter geht es erst, wenn du die Freigabe hast.',
  },
  entry: [
    { id: 'abgeklaert', text: 'Eine Ärztin oder ein Arzt hat dich nach dem Schlag untersucht' },
    { id: 'tag', text: 'Seit dem Schlag ist mindestens ein ganzer Tag vergangen' },
    { id: 'begleitung', text: 'Jemand, der bei dir wohnt, weiß Bescheid' },
  ],
  redFlags: [
    { id: 'bewusstlos', text: 'Du warst bewusstlos, bist schläfrig oder kaum zu wecken' },
    { id: 'erbrechen', text: 'Wiederholtes Erbrechen' },
    { id: 'staerker', text: 'Starker Kopfschmerz, der zunimmt' },
    { id: 'sehen', text: 'Doppelbilder, undeutliche Sprache, Verwirrtheit' },
    { id: 'krampf', text: 'Krampfanfall, Schwäche oder Kribbeln in Armen oder Beinen' },
    { id: 'nacken', text: 'Starker Nackenschmerz' },
    { id: 'wieder', text: 'Ein neuer Schlag gegen den Kopf' },
  ],
  stages: [
    recoveryStage({
      id: 'alltag',
      name: 'Alltag',
      goal: 'Ein bis zwei Tage ruhiger, wenig Bildschirm, dann Schule, Arbeit und Spaziergänge. Deine Einheiten ruhen.',
      exercises: [
        ['brustwirbel-seitlage', 2, 8],
        ['muschel', 2, 12],
        ['gehen-grosse-armkreise', 1, 180],
      ],
      days: 2,
      most: 0,
      checks: [{ id: 'alltag', text: 'Schule oder Arbeit gehen, ohne dass Beschwerden deutlich zunehmen' }],
      ...MILD,
    }),
    recoveryStage({
      id: 'ausdauer',
      name: 'Leichte Ausdauer',
      goal: 'Zügig gehen oder Rad fahren, so dass du dich dabei unterhalten kannst. Nichts, bei dem der Kopf wackelt.',
      exercises: [
        ['gehen-grosse-armkreise', 1, 600],
        ['beinheben-seitlage', 2, 12],
        ['schienbeinheben', 2, 15],
      ],
      days: 3,
      most: 0,
      checks: [
        { id: 'zwanzig', text: '20 Minuten zügig gehen oder Rad fahren, ohne dass es mehr als kurz schlimmer wird' },
        { id: 'training-frei', text: 'Eine Ärztin oder ein Arzt hat dich noch einmal gesehen und das Training freigegeben' },
      ],
      ...MILD,
    }),
    recoveryStage({
      id: 'allein',
      name: 'Allein in der Halle',
      goal: 'Laufen und Richtungswechsel ohne Ball und ohne Gegner. Nichts, wobei du fallen oder getroffen werden kannst.',
      exercises: [
        ['lockeres-einlaufen', 1, 240],
        ['lauf-abc-skipping', 3, 15],
        ['kniebeuge-koerpergewicht', 2, 12],
      ],
      days: 2,
      most: 1,
      checks: [{ id: 'lauf15', text: '15 Minuten Laufen mit Tempowechseln ohne Beschwerden' }],
      ...MILD,
    }),
    recoveryStage({
      id: 'ohne-kontakt',
      name: 'Training ohne Körperkontakt',
      goal: 'Pässe, Würfe und Übungen mit der Mannschaft, ohne Zweikampf; Krafttraining beginnt wieder.',
      exercises: [
        ['steigerungslaeufe', 4, 30],
        ['landung-auf-zwei-beinen', 3, 5],
        ['einwerfen-drei-stufen', 2, 60],
        ['nacken-isometrisch', 2, 4],
      ],
      days: 3,
      most: 2,
      checks: [
        { id: 'kein-kontakt', text: 'Zwei Trainings ohne Körperkontakt, auch am nächsten Tag ohne Beschwerden' },
        { id: 'schule-voll', text: 'Schule oder Arbeit gehen wieder ganz' },
      ],
      ...NONE,
    }),
    recoveryStage({
      id: 'kontakt',
      name: 'Volles Training',
      goal: 'Mit Zweikampf und, im Tor, mit Würfen. Nur mit ärztlicher Freigabe für den Kontakt.',
      exercises: [
        ['seitlicher-cut-45', 3, 4],
        ['handball-schlagwurf-wand', 3, 8],
        ['nacken-isometrisch', 2, 6],
      ],
      days: 5,
      most: 3,
      checks: [{ id: 'kontakt-frei', text: 'Die Freigabe für den Körperkontakt liegt vor, am besten schriftlich' }],
      ...NONE,
    }),
    recoveryStage({
      id: 'spiel',
      name: 'Zurück ins Spiel',
      goal: 'Zwei volle Trainings, dann das erste Spiel. Beim nächsten Schlag gegen den Kopf: sofort raus.',
      exercises: [
        ['sprint-10m', 4, 10],
        ['skatersprung', 3, 8],
        ['nacken-isometrisch', 2, 6],
      ],
      days: 5,
      checks: [
        { id: 'training-voll', text: 'Zwei volle Trainings mit Zweikampf, auch am nächsten Tag ohne Beschwerden' },
        { id: 'freigabe', text: 'Wer dich behandelt, ist mit dem Spielen einverstanden' },
      ],
      ...NONE,
    }),
  ],
};
