import type { Ability } from '../vocabulary/ability.ts';
import type { AbilityResult } from './assessment-result.ts';

/** Recommendation for an ability. */
export interface Recommendation {
  readonly title: string;
  readonly text: string;
  /** Slugs of the catalogue with their names there: this page loads without the catalogue. */
  readonly exercises: Readonly<Record<string, string>>;
  /** Benefit of a plan for it. */
  readonly benefit: string;
}

/** Coaching practice; the exercises need no or little equipment and no experience. */
export const RECOMMENDATIONS: Readonly<Record<Ability, Recommendation>> = {
  mobility: {
    title: 'Beweglich in Hüfte und Schulter',
    text: 'Zehn Minuten an vier Tagen der Woche bringen mehr als eine lange Einheit. Beweg dich aktiv bis ans Ende, statt nur zu dehnen.',
    exercises: {
      'tiefe-hocke-halten': 'Tiefe Hocke halten',
      'neunzig-neunzig-wechsel': '90-90-Hüftwechsel',
      'rotation-im-halbkniestand-wand': 'Öffnen zur Wand im Halbkniestand',
    },
    benefit: 'Mobilität in jeder Einheit, passend zu dem, was du danach trainierst',
  },
  speedEndurance: {
    title: 'Tempo halten',
    text: 'Einmal pro Woche kurze Intervalle, dazu sechs Sprints über 30 m mit 20 s Pause. Miss die Zeit, nicht das Gefühl.',
    exercises: {
      'intervall-15-15': '15-15-Intervalle',
      'pendellauf-20m': 'Pendellauf über 20 Meter',
      abwehrzirkel: 'Abwehrarbeit im Intervall',
    },
    benefit: 'Intervalle, die zu deinen Spieltagen passen',
  },
  contactStability: {
    title: 'Fest im Kontakt',
    text: 'Zweimal pro Woche auf einem Bein: erst ruhig stehen, dann landen, dann gegen Druck. Knie und Fuß zeigen in eine Richtung.',
    exercises: {
      'landung-mit-drehung': 'Sprunglandung mit Vierteldrehung',
      'einbeinige-kniebeuge-kontrolle': 'Einbeinige Teilkniebeuge',
      'kreis-position-halten': 'Stand gegen Schub',
    },
    benefit: 'Kraft und Landungen, die dich im Zweikampf halten',
  },
  coreRotation: {
    title: 'Kraft durch den Rumpf leiten',
    text: 'Erst halten, dann drehen: Dein Rumpf gibt die Kraft der Beine an den Arm weiter. Zwei bis drei Übungen in jeder Einheit reichen.',
    exercises: {
      kaefer: 'Käfer in Rückenlage',
      'klappmesser-diagonal': 'Diagonales Klappmesser',
      'medizinball-rotationswurf-halbkniend': 'Rotationswurf im Halbkniestand',
    },
    benefit: 'Rumpf- und Rotationsarbeit in jeder Woche',
  },
  jumpPower: {
    title: 'Höher abspringen',
    text: 'Wenige Sprünge, jeder mit ganzer Kraft, dazwischen lange Pausen. Zweimal pro Woche, nie am Tag vor dem Spiel.',
    exercises: {
      'counter-movement-jump': 'Strecksprung mit Ausholbewegung',
      'sprungwurf-absprung': 'Sprungwurf-Absprung ohne Ball',
      'wadenheben-einbeinig': 'Einbeiniges Wadenheben',
    },
    benefit: 'Sprung- und Beinkraft, Woche für Woche gesteigert',
  },
  agility: {
    title: 'Bremsen, dann beschleunigen',
    text: 'Schnell die Richtung wechselt, wer gut bremst. Übe das Abstoppen frisch, am Anfang der Einheit und zu beiden Seiten.',
    exercises: {
      'bremsen-auf-zwei-kontakte': 'Sprint und Stopp in zwei Schritten',
      'schnitttechnik-langsam': 'Richtungswechsel in halbem Tempo',
      'abwehr-shuffle-herausruecken': 'Abwehr-Shuffle mit Heraustreten',
    },
    benefit: 'Richtungswechsel, die du im Spiel brauchst',
  },
  sprintSpeed: {
    title: 'Die ersten Meter gewinnen',
    text: 'Volle Antritte über fünf bis zehn Meter mit viel Pause: sechs Sekunden Ruhe für jeden Meter. Lieber acht schnelle als zwanzig müde.',
    exercises: {
      'sprint-5m-schrittstellung': 'Antritt über 5 Meter aus Schrittstellung',
      fallstart: 'Fallstart',
      'reaktionsstart-ballfall': 'Reaktionsstart auf fallenden Gegenstand',
    },
    benefit: 'Echte Sprints mit der Pause, die sie brauchen',
  },
  throwPower: {
    title: 'Härter werfen, gesunde Schulter',
    text: 'Zweimal pro Woche Medizinballwürfe vor dem Balltraining, dazu Außenrotation gegen das Band. Beides gehört zusammen.',
    exercises: {
      'medizinballwurf-ueber-kopf': 'Medizinballwurf über Kopf',
      'band-aussenrotation-90': 'Außenrotation in 90 Grad mit Band',
      'schulter-taps': 'Schultertippen im Stütz',
    },
    benefit: 'Wurfkraft zusammen mit dem Schutz für deine Schulter',
  },
};

/** From this rating of all abilities on, the advice is how to keep them. */
const EXCELLENT = 8;

const FALLBACK_BENEFITS = [
  'Kraft, Sprünge und Sprints im richtigen Verhältnis',
  'Einheiten, die zu deinen Spieltagen passen',
  'Fortschritt, den du an deinen Bestwerten siehst',
] as const;

/** Benefits of a plan: for the weakest abilities, or general ones when none is weak. */
export function planBenefits(weakest: readonly AbilityResult[]): readonly string[] {
  const needed = weakest.filter(({ average }) => average < EXCELLENT);
  return needed.length === 0 ? FALLBACK_BENEFITS : needed.map(({ ability }) => RECOMMENDATIONS[ability].benefit);
}
