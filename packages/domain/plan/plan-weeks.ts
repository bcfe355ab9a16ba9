import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import { type Athlete, isYouth, liftsHeavy } from './age-stage.ts';
import type { PlanWeek } from './generated-plan.ts';
import { DELOAD_SETS, heavyRepsOf, WEEK_KINDS, type WeekKind } from './week-targets.ts';

/** Note of a week for a lifter whose main lifts get heavier. */
function heavyNote(kind: WeekKind, reps: number): string {
  const amount = `Hauptübungen mit ${reps} Wiederholungen`;
  switch (kind) {
    case 'learn':
      return `${amount}: Finde das Gewicht, mit dem drei weitere noch sauber gingen.`;
    case 'build':
      return `${amount}, etwa drei bleiben in Reserve; schnelle Übungen immer mit voller Absicht.`;
    case 'intensify':
      return `${amount}: schwerer als zuvor, zwei bleiben in Reserve, lange Pausen.`;
    case 'peak':
      return `${amount}: so schwer wie in diesem Plan nie, eine bleibt in Reserve.`;
    case 'deload':
      return '';
  }
}

function lightNote(kind: WeekKind): string {
  switch (kind) {
    case 'learn':
      return 'Lerne die Übungen kennen; höre bei Kraftübungen auf, wenn noch etwa vier saubere Wiederholungen gingen.';
    case 'build':
      return 'Gleiche Sätze und Wiederholungen, jede sauberer als die Woche davor.';
    case 'intensify':
      return 'Eine Wiederholung mehr je Kraftsatz; erst wenn alle sauber sind, etwas mehr Gewicht.';
    case 'peak':
      return 'Zwei Wiederholungen mehr je Kraftsatz als am Anfang, zwei bleiben in Reserve.';
    case 'deload':
      return '';
  }
}

function noteOf(kind: WeekKind, week: number, isLast: boolean, { seasonPhase }: Questionnaire, athlete: Athlete): string {
  if (kind === 'deload') {
    const then = isLast ? 'danach suchst du dir einen neuen Plan' : 'danach steigerst du weiter';
    return `Leichtere Woche: nur etwa 60 Prozent der Sätze, ohne dich auszureizen; ${then}.`;
  }
  const reps = heavyRepsOf(week, kind, seasonPhase, athlete);
  return liftsHeavy(athlete) && !isYouth(athlete.stage) ? heavyNote(kind, reps) : lightNote(kind);
}

/**
 * The weeks of a plan: six in pre-season, four in season. The exercises' week targets have the amounts; these are the notes.
 * Weights come from the log, so no week names one.
 */
export function planWeeks(questionnaire: Questionnaire, athlete: Athlete): PlanWeek[] {
  const kinds = WEEK_KINDS[questionnaire.seasonPhase];
  return kinds.map((kind, index) => ({
    week: index + 1,
    setsFactor: kind === 'deload' ? DELOAD_SETS : 1,
    loadFactor: 1,
    note: noteOf(kind, index, index === kinds.length - 1, questionnaire, athlete),
  }));
}
