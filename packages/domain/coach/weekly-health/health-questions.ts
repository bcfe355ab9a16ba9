import * as z from 'zod/mini';

/** Topics of the four questions. */
export const HEALTH_ITEMS = ['participation', 'volume', 'performance', 'symptoms'] as const;

export type HealthItem = (typeof HEALTH_ITEMS)[number];

interface HealthQuestion {
  readonly question: string;
  /** From no problem to the worst; the index is stored. */
  readonly answers: readonly [string, string, string, string];
}

export const HEALTH_INTRODUCTION =
  'Denk an die letzten sieben Tage: Verletzungen, Schmerzen und Krankheiten, auch wenn du trotzdem trainiert hast.';

/** The questions in our own words; the published wording differs. */
export const HEALTH_QUESTIONS: Readonly<Record<HealthItem, HealthQuestion>> = {
  participation: {
    question: 'Konntest du trainieren und spielen?',
    answers: ['Ja, ohne Beschwerden', 'Ja, aber mit Beschwerden', 'Nur eingeschränkt', 'Nein, gar nicht'],
  },
  volume: {
    question: 'Hast du wegen Beschwerden weniger trainiert?',
    answers: ['Nein', 'Etwas weniger', 'Deutlich weniger', 'Viel weniger oder gar nicht'],
  },
  performance: {
    question: 'Haben Beschwerden deine Leistung gedrückt?',
    answers: ['Nein', 'Etwas', 'Deutlich', 'Sehr, oder ich konnte nicht spielen'],
  },
  symptoms: {
    question: 'Wie stark waren deine Beschwerden?',
    answers: ['Keine', 'Leicht', 'Mittel', 'Stark'],
  },
};

const answer = z
  .int({ error: 'Bitte wähle eine Antwort.' })
  .check(z.minimum(0, { error: 'Bitte wähle eine Antwort.' }), z.maximum(3, { error: 'Bitte wähle eine Antwort.' }));

/** The answers of a week as indices, 0 to 3. */
export const healthAnswersSchema = z.object({ participation: answer, volume: answer, performance: answer, symptoms: answer });

export type HealthAnswers = z.infer<typeof healthAnswersSchema>;
