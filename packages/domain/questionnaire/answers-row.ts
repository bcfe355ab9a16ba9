import * as z from 'zod/mini';
import { parseBodyRegions } from '../vocabulary/body-region.ts';
import { parseEquipment } from '../vocabulary/equipment.ts';
import { focusAreasOf } from '../vocabulary/goal-focus.ts';
import { parseGoal } from '../vocabulary/parse-goal.ts';
import { parseGender, parsePosition } from '../vocabulary/parse-player.ts';
import { GENDER_LABELS } from '../vocabulary/player.ts';
import { INDIVIDUAL_TRAINING_RANGE, parseSeasonPhase, parseSessionDuration, parseTimesPerWeek } from '../vocabulary/training-time.ts';
import { type Questionnaire, questionnaireSchema } from './questionnaire.ts';

/** A player of the statistics with whom the user identifies (onboarding step 2). */
export interface PlayerCard {
  name: string;
  team: string;
  season: string;
}

/** The columns of `fragebogen_antworten` for the answers; ids, owner and times are added elsewhere. */
export interface AnswersRow {
  name: string;
  alter: null;
  geschlecht: string;
  spielerposition: string;
  hauptziel: string | null;
  nebenziel: string | null;
  trainingshaufigkeit: string;
  trainingsdauer: string;
  aktuelle_verletzungen: string;
  zusatzliche_notizen: string;
  verfugbare_ausrustung: string[];
  hat_vorherige_verletzungen: boolean;
}

/** The columns that are read back; others are derived or unused. */
export type StoredAnswers = Pick<
  AnswersRow,
  | 'name'
  | 'geschlecht'
  | 'spielerposition'
  | 'trainingshaufigkeit'
  | 'trainingsdauer'
  | 'aktuelle_verletzungen'
  | 'zusatzliche_notizen'
  | 'verfugbare_ausrustung'
>;

/** Converts answers to their stored form: German labels, '3x', '60min', the rest as JSON in the notes. */
export function questionnaireToRow(questionnaire: Questionnaire, selectedPlayerCard: PlayerCard | null = null): AnswersRow {
  const focusAreas = focusAreasOf(questionnaire.goals);
  return {
    name: questionnaire.name,
    alter: null,
    geschlecht: GENDER_LABELS[questionnaire.gender],
    spielerposition: questionnaire.position,
    hauptziel: focusAreas[0] ?? null,
    nebenziel: focusAreas[1] ?? null,
    trainingshaufigkeit: `${questionnaire.individualTrainingFrequency}x`,
    trainingsdauer: `${questionnaire.durationMinutes}min`,
    aktuelle_verletzungen: questionnaire.contraindications.join(', '),
    zusatzliche_notizen: JSON.stringify({
      userGoals: questionnaire.goals,
      allTechnicalGoals: focusAreas,
      seasonPhase: questionnaire.seasonPhase,
      teamTrainingFrequency: questionnaire.teamTrainingFrequency,
      selectedPlayerCard,
    }),
    verfugbare_ausrustung: [...questionnaire.equipment],
    hat_vorherige_verletzungen: false,
  };
}

const notesSchema = z.object({
  userGoals: z.array(z.string()),
  seasonPhase: z.string(),
  teamTrainingFrequency: z.number(),
});

function parseNotes(text: string): z.infer<typeof notesSchema> | undefined {
  try {
    return notesSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined; // Notes of another origin may be free text.
  }
}

/**
 * Parses a stored row, accepting any known spelling; undefined when a required answer is missing or unknown, so that the caller
 * can ask again instead of building a plan on half of it.
 */
export function rowToQuestionnaire(row: StoredAnswers): Questionnaire | undefined {
  const notes = parseNotes(row.zusatzliche_notizen);
  if (notes === undefined) return undefined;
  return questionnaireSchema.safeParse({
    name: row.name,
    gender: parseGender(row.geschlecht),
    position: parsePosition(row.spielerposition),
    goals: notes.userGoals.map(parseGoal),
    seasonPhase: parseSeasonPhase(notes.seasonPhase),
    teamTrainingFrequency: notes.teamTrainingFrequency,
    individualTrainingFrequency: parseTimesPerWeek(row.trainingshaufigkeit, INDIVIDUAL_TRAINING_RANGE),
    durationMinutes: parseSessionDuration(row.trainingsdauer),
    equipment: row.verfugbare_ausrustung.map(parseEquipment),
    contraindications: parseBodyRegions(row.aktuelle_verletzungen),
  }).data;
}
