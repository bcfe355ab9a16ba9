import * as z from 'zod/mini';
import { READINESS_POINTS } from './readiness-points.ts';

/**
 * Topics of the daily questions, after the wellness questionnaire of McLean et al. 2010 (Int J Sports Physiol Perform 5(3):367–383):
 * fatigue, sleep quality, general muscle soreness, stress and mood, five answers each. Words and order are ours.
 */
export const READINESS_ITEMS = ['sleep', 'fatigue', 'soreness', 'stress', 'mood'] as const;
export type ReadinessItem = (typeof READINESS_ITEMS)[number];

/** Points of an ordinary day. */
export const ORDINARY = 3;

interface ReadinessQuestion {
  /** Names the item where there is little room. */
  readonly name: string;
  readonly question: string;
  /** From the worst to the best. */
  readonly answers: readonly [string, string, string, string, string];
}

export const READINESS_QUESTIONS: Readonly<Record<ReadinessItem, ReadinessQuestion>> = {
  sleep: {
    name: 'Schlaf',
    question: 'Wie hast du geschlafen?',
    answers: ['sehr schlecht', 'schlecht', 'normal', 'gut', 'sehr gut'],
  },
  fatigue: {
    name: 'Frische',
    question: 'Wie frisch bist du?',
    answers: ['erschöpft', 'müde', 'normal', 'frisch', 'sehr frisch'],
  },
  soreness: {
    name: 'Muskeln',
    question: 'Wie sind deine Muskeln?',
    answers: ['sehr schwer', 'schwer', 'normal', 'locker', 'sehr locker'],
  },
  stress: {
    name: 'Stress',
    question: 'Wie viel Stress hast du?',
    answers: ['sehr viel', 'viel', 'normal', 'wenig', 'keinen'],
  },
  mood: {
    name: 'Stimmung',
    question: 'Wie ist deine Stimmung?',
    answers: ['sehr schlecht', 'schlecht', 'normal', 'gut', 'sehr gut'],
  },
};

const points = z.int().check(z.minimum(READINESS_POINTS.min), z.maximum(READINESS_POINTS.max));

/** The answers of a day in points. */
export const readinessAnswersSchema = z.object({ sleep: points, fatigue: points, soreness: points, stress: points, mood: points });
export type ReadinessAnswers = z.infer<typeof readinessAnswersSchema>;

/** The answers of an ordinary day. */
export const ORDINARY_DAY: ReadinessAnswers = { sleep: ORDINARY, fatigue: ORDINARY, soreness: ORDINARY, stress: ORDINARY, mood: ORDINARY };
