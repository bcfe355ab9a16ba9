import type { CatalogueExercise } from '../catalogue/catalogue-exercise.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import { equipmentLabel, NO_EQUIPMENT } from '../vocabulary/equipment.ts';
import { type Goal, GOAL_LABELS } from '../vocabulary/goal.ts';
import type { Position } from '../vocabulary/player.ts';
import type { AgeGroup } from './age-group.ts';
import { isLifting } from './planned-exercise.ts';
import { MANY_TEAM_TRAININGS } from './session-places.ts';

interface ReasonRequest {
  questionnaire: Questionnaire;
  ageGroup: AgeGroup;
  age: number | null;
  /** The exercises of all main parts. */
  main: readonly CatalogueExercise[];
}

const ROLE_BY_POSITION: Readonly<Record<Position, string>> = {
  Torwart: 'Du stehst im Tor',
  Kreisläufer: 'Du spielst am Kreis',
  Außenspieler: 'Du spielst auf Außen',
  Rückraumspieler: 'Du spielst im Rückraum',
  Mittespieler: 'Du spielst auf der Mitte',
};

/** 'a', 'a und b', 'a, b und c'. */
function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} und ${last}`;
}

function goalText({ questionnaire, main }: ReasonRequest): string {
  const [mainGoal, ...secondaryGoals] = questionnaire.goals;
  const serving = (goal: Goal | undefined) => main.filter(({ goals }) => goal !== undefined && goals.includes(goal)).length;
  const label = (goal: Goal | undefined) => (goal === undefined ? '' : `„${GOAL_LABELS[goal]}“`);
  const secondary = secondaryGoals.length === 0 ? '' : `, ${listed(secondaryGoals.map((goal) => `${serving(goal)} auch ${label(goal)}`))}`;
  return (
    `${ROLE_BY_POSITION[questionnaire.position]} und dein Hauptziel ist ${label(mainGoal)}. ` +
    `Deshalb dienen ${serving(mainGoal)} der ${main.length} Übungen in den Hauptteilen diesem Ziel${secondary}.`
  );
}

function positionText({ questionnaire, main }: ReasonRequest): string {
  const count = main.filter(({ positions }) => positions.length > 0).length;
  if (count === 0) return '';
  return questionnaire.position === 'Torwart'
    ? `${count === 1 ? 'Eine Übung ist' : `${count} Übungen sind`} eigens für das Tor gemacht.`
    : `${count === 1 ? 'Eine Übung kommt' : `${count} Übungen kommen`} direkt aus dem Spiel auf deiner Position.`;
}

function seasonText({ questionnaire, ageGroup, main }: ReasonRequest): string {
  const { seasonPhase, teamTrainingFrequency } = questionnaire;
  if (seasonPhase === 'Wettkampfphase') {
    const lifts = ageGroup !== 'youth' && main.some(isLifting) ? ' mit weniger, aber schwereren Wiederholungen' : '';
    return `In der Wettkampfphase erhält der Plan deine Kraft${lifts} und gibt dir bei schnellen Übungen lange Pausen, damit du am Spieltag frisch bist.`;
  }
  if (teamTrainingFrequency >= MANY_TEAM_TRAININGS) {
    return `In der Saisonvorbereitung baut der Plan Kraft auf; für die Ausdauer sorgen deine ${teamTrainingFrequency} Teamtrainings.`;
  }
  return 'In der Saisonvorbereitung baut der Plan Kraft und Ausdauer auf und steigert die Belastung über sechs Wochen.';
}

function ageText({ ageGroup, age, main }: ReasonRequest): string {
  if (ageGroup === 'youth') {
    const lifts = main.some(isLifting) ? 'mit Gewichten mindestens acht Wiederholungen und höchstens drei Sätze, dazu ' : '';
    return `Mit ${age} Jahren geht saubere Technik vor Gewicht und Tempo: ${lifts}keine Übungen der höchsten Stufe.`;
  }
  if (ageGroup === 'junior') return `Mit ${age} Jahren lässt der Plan die Übungen der höchsten Stufe noch weg.`;
  if (ageGroup === 'masters')
    return `Mit ${age} Jahren bekommst du bei schnellen Übungen längere Pausen und keine Übungen der höchsten Stufe.`;
  const isHard = main.some(({ level }) => level === 3);
  return isHard ? 'Einzelne Übungen sind anspruchsvoll; nimm die leichtere Variante, wenn dir die Technik noch fehlt.' : '';
}

function equipmentText({ equipment }: Questionnaire): string {
  if (equipment.includes(NO_EQUIPMENT)) return 'Du brauchst kein Gerät, höchstens eine Wand, eine Bank oder ein Handtuch.';
  return `Eingeplant ist nur, was du hast: ${listed(equipment.map(equipmentLabel))}.`;
}

function sparingText({ questionnaire, main }: ReasonRequest): string {
  const { contraindications } = questionnaire;
  if (contraindications.length === 0) return '';
  const [mainGoal] = questionnaire.goals;
  const serving = main.filter(({ goals }) => mainGoal !== undefined && goals.includes(mainGoal)).length;
  const short = serving < main.length * 0.4 ? ' Dadurch bleiben für dein Hauptziel weniger Übungen als sonst.' : '';
  return `Weil du Beschwerden angegeben hast (${listed(contraindications)}), fehlen Übungen, die dort stark belasten.${short} Der Plan ersetzt keine ärztliche Untersuchung.`;
}

/** 'Warum dieser Plan?': what was considered and what it led to, in plain German. */
export function planReason(request: ReasonRequest): string {
  const { questionnaire } = request;
  return [
    goalText(request),
    positionText(request),
    seasonText(request),
    'In jeder Einheit kommt nach dem Aufwärmen zuerst das Schnelle und Explosive, dann die Kraft und zuletzt die Ausdauer, weil Schnelligkeit einen frischen Körper braucht.',
    'Jede Einheit enthält mindestens eine Übung, die Verletzungen an Schulter, Knie, Sprunggelenk, Leiste oder Oberschenkel vorbeugt.',
    ageText(request),
    equipmentText(questionnaire),
    sparingText(request),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
