import { COMMON_ENTRY, COMMON_RED_FLAGS, type RecoveryLadder, recoveryStage } from './recovery-ladder.ts';

/** Recovery from an ankle sprain: mobility, stability, strength, then jumping and cutting. */
export const ANKLE_LADDER: RecoveryLadder = {
  id: 'sprunggelenk',
  region: 'Sprunggelenk',
  name: 'Zurück nach dem Umknicken',
  scope: 'Für eine Bänderdehnung oder einen Außenbandriss ohne Operation. Nach einem Bruch gilt der Plan deiner Behandlung.',
  citation:
    'PAASS-Konsens (Smith u. a. 2021) und Leitlinie von Vuurberg u. a. 2018, beide British Journal of Sports Medicine; Ottawa-Regeln für die Warnzeichen. Grenzen und Tage sind von uns.',
  source:
    'Smith et al. 2021, Br J Sports Med 55(22):1270–1276 (PAASS: pain, ankle impairments, athlete perception, sensorimotor control, sport performance; abstract read); Vuurberg et al. 2018, Br J Sports Med 52(15):956 (early exercise, brace or tape; from memory); Ottawa ankle rules for the red flags (from memory). PAASS names what to assess but no bounds: bounds and days are ours.',
  entry: COMMON_ENTRY,
  redFlags: [
    ...COMMON_RED_FLAGS,
    { id: 'vier-schritte', text: 'Du kannst keine vier Schritte gehen' },
    { id: 'knochen', text: 'Starker Druckschmerz am Knochen: Knöchel hinten oder unten, Mittelfuß' },
    { id: 'fehlstellung', text: 'Der Fuß steht schief' },
  ],
  stages: [
    recoveryStage({
      id: 'beweglich',
      name: 'Beweglich und belastbar',
      goal: 'Schwellung abklingen lassen, den Fuß bewegen und wieder normal gehen. Tape oder Schiene sind erlaubt.',
      exercises: [
        ['knoechel-kreise-stand', 2, 8],
        ['sprunggelenk-wippen', 2, 10],
        ['fussgewoelbe-kurz', 2, 8],
      ],
      days: 3,
      checks: [
        { id: 'gehen', text: 'Du gehst ohne Hinken' },
        { id: 'schwillt-ab', text: 'Die Schwellung nimmt ab' },
      ],
    }),
    recoveryStage({
      id: 'stabil',
      name: 'Stabil auf einem Bein',
      goal: 'Balance und Wadenkraft: erst ruhig, dann mit Ablenkung.',
      exercises: [
        ['einbeinstand-stoerung', 3, 20],
        ['wadenheben-kniegebeugt', 3, 12],
        ['sprunggelenk-stufe', 2, 10],
        ['fussgewoelbe-kurz', 2, 8],
      ],
      days: 4,
      checks: [{ id: 'knie-wand', text: 'Das Knie kommt vor der Wand fast so weit über den Fuß wie auf der anderen Seite' }],
      tests: [{ id: 'balance', text: 'Einbeinstand ohne Absetzen, verletzte Seite', unit: 'seconds', atLeast: 30 }],
    }),
    recoveryStage({
      id: 'kraft',
      name: 'Kraft und Laufen',
      goal: 'Waden auf einem Bein kräftigen und geradeaus laufen.',
      exercises: [
        ['wadenheben-einbeinig', 3, 12],
        ['sternbalance', 2, 6],
        ['lockeres-einlaufen', 1, 240],
        ['lauf-abc-fussgelenkarbeit', 3, 15],
      ],
      days: 4,
      checks: [{ id: 'lauf15', text: 'Du läufst 15 Minuten geradeaus, und am Morgen danach ist der Fuß nicht dicker' }],
      tests: [
        { id: 'waden', text: 'Wadenheben auf einem Bein am Stück, verletzte Seite', unit: 'count', atLeast: 20 },
        { id: 'waden-seiten', text: 'Wadenheben im Vergleich zur anderen Seite', unit: 'percent', atLeast: 90 },
      ],
    }),
    recoveryStage({
      id: 'springen',
      name: 'Springen und landen',
      goal: 'Erst beidbeinig, dann auf einem Bein landen, nach vorn und zur Seite.',
      exercises: [
        ['prellsprung-stand', 3, 15],
        ['landung-auf-zwei-beinen', 3, 6],
        ['einbeiniger-sprung-vor', 3, 5],
        ['einbeinstand-augen-zu', 2, 20],
      ],
      days: 4,
      checks: [{ id: 'landen-sicher', text: 'Du landest sicher und ohne wegzuknicken' }],
      tests: [{ id: 'hop', text: 'Einbeinsprung nach vorn im Vergleich zur anderen Seite', unit: 'percent', atLeast: 90 }],
    }),
    recoveryStage({
      id: 'schneiden',
      name: 'Richtungswechsel',
      goal: 'Bremsen, schneiden und seitlich springen, vom halben zum vollen Tempo.',
      exercises: [
        ['schnitttechnik-langsam', 3, 6],
        ['seitsprung-halten', 3, 5],
        ['bremsen-auf-zwei-kontakte', 4, 10],
        ['seitlicher-cut-45', 3, 4],
      ],
      days: 4,
      checks: [
        { id: 'cut-voll', text: 'Richtungswechsel im vollen Tempo ohne Schmerz' },
        { id: 'vertrauen', text: 'Du vertraust dem Fuß' },
      ],
      tests: [{ id: 'seithop', text: 'Seitlicher Einbeinsprung im Vergleich zur anderen Seite', unit: 'percent', atLeast: 90 }],
    }),
    recoveryStage({
      id: 'mannschaft',
      name: 'Mannschaftstraining',
      goal: 'Erst ohne, dann mit Gegner; Balance bleibt Teil des Aufwärmens. Tape oder Schiene schützen noch Monate.',
      exercises: [
        ['landen-aus-anlauf', 3, 4],
        ['einbeinstand-ball-wand', 2, 30],
        ['skatersprung', 3, 8],
      ],
      days: 5,
      checks: [
        { id: 'training-voll', text: 'Zwei volle Trainings mit der Mannschaft ohne Schmerz und ohne Schwellung' },
        { id: 'freigabe', text: 'Wer dich behandelt, ist mit dem Spielen einverstanden' },
      ],
    }),
  ],
};
