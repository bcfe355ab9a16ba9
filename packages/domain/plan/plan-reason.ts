import { listed } from './listed.ts';
import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import type { Complaint } from '../coach/complaint.ts';
import type { TrainingProfile } from '../coach/training-profile.ts';
import { scheduleOf } from '../coach/modules/evidence-modules.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import { exerciseGroups } from '../workout/exercise-group.ts';
import { equipmentLabel, NO_EQUIPMENT } from '../vocabulary/equipment.ts';
import { type Goal, GOAL_LABELS } from '../vocabulary/goal.ts';
import type { Position } from '../vocabulary/player.ts';
import { type Athlete, isYouth, liftsHeavy } from './age-stage.ts';
import type { BuiltSession } from './build-session.ts';
import { preventionText, sparingText, weekText } from './contents-in-words.ts';
import { isAerobic, isLifting, isMainLift } from './exercise-traits.ts';
import { isAerobicRunning, ownWorkOf, serves, wantsEndurance, wantsSpeed } from './goal-work.ts';
import { aerobicSeconds, sprintMetresIn } from './session-sums.ts';
import { continuesLadder, slowTempoOf } from './reached-rungs.ts';
import { growsByRuns, type TrainedBefore } from './trained-before.ts';
import { AIMED_ENDURANCE_MINUTES } from './week-endurance.ts';

interface ReasonRequest {
  questionnaire: Questionnaire;
  profile: TrainingProfile;
  /** Reported complaints and those of the questionnaire. */
  complaints: readonly Complaint[];
  athlete: Athlete;
  age: number | null;
  trained: TrainedBefore;
  sessions: readonly BuiltSession[];
}

/** With the exercises of all main parts. */
type Reason = ReasonRequest & { main: readonly CatalogueExercise[] };

const ROLE_BY_POSITION: Readonly<Record<Position, string>> = {
  Torwart: 'Du stehst im Tor',
  Kreisläufer: 'Du spielst am Kreis',
  Außenspieler: 'Du spielst auf Außen',
  Rückraumspieler: 'Du spielst im Rückraum',
  Mittespieler: 'Du spielst auf der Mitte',
};

const MANY_TEAM_TRAININGS = 5;
/** Usual length of a team training. */
const TEAM_HOURS = 1.5;

function goalText({ questionnaire, main }: Reason): string {
  const [mainGoal, ...secondaryGoals] = questionnaire.goals;
  const serving = (goal: Goal | undefined) => main.filter(({ goals }) => goal !== undefined && goals.includes(goal)).length;
  const label = (goal: Goal | undefined) => (goal === undefined ? '' : `„${GOAL_LABELS[goal]}“`);
  const secondary = secondaryGoals.length === 0 ? '' : `, ${listed(secondaryGoals.map((goal) => `${serving(goal)} auch ${label(goal)}`))}`;
  return (
    `${ROLE_BY_POSITION[questionnaire.position]} und dein Hauptziel ist ${label(mainGoal)}. ` +
    `Deshalb dienen ${serving(mainGoal)} der ${main.length} Übungen in den Hauptteilen diesem Ziel${secondary}.`
  );
}

/** Goals without work of their own in the main parts, and what can be done about it. Endurance has a text of its own. */
function unservedText({ questionnaire, main, complaints }: Reason): string {
  const isForItInGoal = (goal: Goal) => (exercise: CatalogueExercise) => exercise.pattern === 'goalkeeping' && serves(goal)(exercise);
  const unserved = questionnaire.goals.filter(
    (goal) => goal !== 'langer_durchhalten' && !main.some((exercise) => ownWorkOf(goal)(exercise) || isForItInGoal(goal)(exercise)),
  );
  if (unserved.length === 0) return '';
  const labels = listed(unserved.map((goal) => `„${GOAL_LABELS[goal]}“`));
  return complaints.some(({ level }) => level >= 3)
    ? `Eigenes Training für ${labels} fehlt: Deine Beschwerden lassen es gerade nicht zu. Für diese Wochen passt ein anderes Ziel besser.`
    : `Eigenes Training für ${labels} fehlt: Dafür reichen Zeit und Geräte nicht.`;
}

function sprintText({ questionnaire, sessions }: Reason): string {
  if (!wantsSpeed(questionnaire)) return '';
  const metres = sessions.map(sprintMetresIn);
  const aWeek = questionnaire.individualTrainingFrequency === 1 ? Math.min(...metres) : metres.reduce((sum, one) => sum + one, 0);
  return aWeek === 0
    ? ''
    : `Schneller wirst du durch Sprints mit vollem Einsatz: ${aWeek} Meter in der Woche, mit etwa einer Minute Pause je zehn Meter.`;
}

/** Less running work than the goal aims at, and what can be done about it. */
function missingEnduranceText(minutes: number, { questionnaire, complaints }: Reason): string {
  const aim = AIMED_ENDURANCE_MINUTES[questionnaire.seasonPhase];
  if (minutes >= aim) return '';
  if (complaints.length > 0) return ` Angestrebt sind ${aim}; mehr lassen deine Einheiten oder deine Beschwerden nicht zu.`;
  return ` Angestrebt sind ${aim}; mehr passt nicht in deine Einheiten. Den Rest bringt eine längere Einheit oder ein lockerer Lauf an einem anderen Tag.`;
}

function enduranceText(reason: Reason): string {
  const { questionnaire, sessions, main } = reason;
  if (!wantsEndurance(questionnaire)) return '';
  const seconds = sessions.map(aerobicSeconds);
  const aWeek = questionnaire.individualTrainingFrequency === 1 ? Math.min(...seconds) : seconds.reduce((sum, one) => sum + one, 0);
  const minutes = Math.round(aWeek / 60);
  const missing = missingEnduranceText(minutes, reason);
  if (minutes < 2) return `Für die Ausdauer ist in der Woche fast keine Zeit.${missing}`;
  const runs = main.filter(isAerobic).every(isAerobicRunning);
  return `Für die Ausdauer ${runs ? 'läufst' : 'arbeitest'} du in der ersten Woche ${minutes} Minuten in Intervallen, die Pausen nicht mitgezählt, und später etwas mehr.${missing}`;
}

function positionText({ questionnaire, main }: Reason): string {
  const count = main.filter(({ positions }) => positions.length > 0).length;
  if (count === 0) return '';
  return questionnaire.position === 'Torwart'
    ? `${count === 1 ? 'Eine Übung ist' : `${count} Übungen sind`} eigens für das Tor gemacht.`
    : `${count === 1 ? 'Eine Übung kommt' : `${count} Übungen kommen`} direkt aus dem Spiel auf deiner Position.`;
}

/** Effect of hours a week and match days on a young player's week. */
function hoursText({ questionnaire, profile, age }: Reason): string {
  if (age === null || age >= 18) return '';
  const { teamTrainingFrequency, individualTrainingFrequency, durationMinutes } = questionnaire;
  const hours = teamTrainingFrequency * TEAM_HOURS + (individualTrainingFrequency * durationMinutes) / 60 + profile.matchDays.length;
  if (hours <= age) return '';
  return `Zusammen mit der Mannschaft sind das etwa ${Math.round(hours)} Stunden in der Woche. Mehr Stunden, als man Jahre zählt, gingen in einer Studie mit mehr Überlastungen einher: Sprich mit deiner Trainerin oder deinem Trainer, was davon nötig ist.`;
}

function landingText({ questionnaire, sessions }: Reason): string {
  const count = sessions.filter(({ exercises }) => exercises.some(({ elements }) => elements.includes('landing'))).length;
  if (questionnaire.gender !== 'female' || questionnaire.individualTrainingFrequency < 2 || count < 2) return '';
  return `Landen und Abbremsen übst du in ${count} Einheiten: Frauen und Mädchen verletzen sich häufiger am Kreuzband, und solche Übungen mehrmals in der Woche senken das Risiko.`;
}

function seasonText({ questionnaire, profile, athlete, main }: Reason): string {
  const { seasonPhase, teamTrainingFrequency } = questionnaire;
  const knowsMatch =
    profile.matchDays.length > 0
      ? ' Um dein Spiel herum wird es leichter: am Tag davor höchstens 25 Minuten ohne Neues, am Tag danach Erholung.'
      : '';
  if (seasonPhase === 'Wettkampfphase') {
    const lifts = liftsHeavy(athlete) && main.some(isMainLift) ? ' mit wenigen, schweren Wiederholungen' : '';
    return `In der Wettkampfphase erhält der Plan deine Kraft${lifts} und gibt dir bei schnellen Übungen lange Pausen, damit du am Spieltag frisch bist.${knowsMatch}`;
  }
  if (teamTrainingFrequency >= MANY_TEAM_TRAININGS && !wantsEndurance(questionnaire)) {
    return `In der Saisonvorbereitung baut der Plan Kraft auf; für die Ausdauer sorgen deine ${teamTrainingFrequency} Teamtrainings.${knowsMatch}`;
  }
  return `In der Saisonvorbereitung baut der Plan Kraft auf und steigert die Belastung über sechs Wochen.${knowsMatch}`;
}

function ageText({ athlete, age, main }: Reason): string {
  if (isYouth(athlete.stage)) {
    const lifts = main.some(isLifting) ? ' Gewichte bleiben leicht, mit mindestens acht Wiederholungen und höchstens drei Sätzen.' : '';
    return `Mit ${age} Jahren geht saubere Technik vor Gewicht und Tempo: keine Sprünge und kein Umsetzen mit Gewicht, keine Übungen der höchsten Stufe.${lifts}`;
  }
  if (athlete.stage === 'under18')
    return `Mit ${age} Jahren lernst du die Kraftübungen mit Gewichten, die dir leicht vorkommen; die höchste Stufe fehlt noch.`;
  if (athlete.stage === 'unknown') return 'Dein Alter kennt der Plan nicht; deshalb bleibt er vorsichtig und lässt die höchste Stufe weg.';
  if (athlete.stage === 'masters')
    return `Mit ${age} Jahren bekommst du bei schnellen Übungen längere Pausen und keine Übungen der höchsten Stufe.`;
  return '';
}

function experienceText({ athlete, main }: Reason): string {
  if (!main.some(isLifting) || isYouth(athlete.stage)) return '';
  if (athlete.trainingAge === 'neu')
    return 'Weil du mit Gewichten noch neu bist, bleiben die Wiederholungen bei acht und mehr, und du hörst auf, bevor es schwer wird.';
  if (!liftsHeavy(athlete)) return '';
  return 'Weil du Erfahrung mit Gewichten hast, werden die Hauptübungen über die Wochen schwerer und die Wiederholungen weniger: Schwere Kraft hat in Studien mit Handballern den Wurf schneller gemacht.';
}

/** Exercises at the end of their ladder, which are lowered slowly now. */
function slowText({ sessions }: Reason): string {
  const slow = sessions.flatMap(({ exercises, rows }) =>
    exercises.filter((exercise, index) => slowTempoOf(exercise) !== null && rows[index]?.tempo === slowTempoOf(exercise)),
  );
  const names = [...new Set(slow.map(({ name }) => `„${name}“`))];
  return names.length === 0
    ? ''
    : `Bei ${listed(names)} ist die Leiter zu Ende: Dort senkst du vier Sekunden lang ab, denn noch mehr Wiederholungen machen kaum stärker.`;
}

/** Sprints and intervals that continue from the previous block. */
function runsText({ trained, main }: Reason): string {
  const kept = main.filter((exercise) => growsByRuns(exercise) && trained.has(exercise.slug));
  const sprints = kept.some(({ kind }) => kind === 'speed') ? ['Sprints'] : [];
  const intervals = kept.some(({ kind }) => kind === 'endurance') ? ['Intervalle'] : [];
  return kept.length === 0
    ? ''
    : `${listed([...sprints, ...intervals])}, die du kennst, bleiben und bauen auf dem auf, was du zuletzt geschafft hast.`;
}

/** Exercises that continue from the previous block, and changes. */
function blockText(reason: Reason): string {
  const { athlete, trained, main } = reason;
  if (trained.size === 0) return '';
  const stays = liftsHeavy(athlete) && main.some((exercise) => isMainLift(exercise) && trained.has(exercise.slug));
  const goesOn = main.some(({ slug }) => scheduleOf(slug) !== undefined && trained.has(slug));
  const climbs = main.some(continuesLadder(trained));
  return [
    'Gegenüber deinen letzten Wochen wechseln die Zusatzübungen, damit neue Reize kommen.',
    ...(stays ? ['Hauptübungen, die du kennst, bleiben und werden weiter schwerer.'] : []),
    ...(climbs ? ['Auf den Leitern geht es dort weiter, wo du stehst: Was sitzt, wird eine Stufe schwerer.'] : []),
    runsText(reason),
    slowText(reason),
    ...(goesOn ? ['Nordic und Kopenhagen gehen dort weiter, wo du stehst.'] : []),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function equipmentText({ equipment }: Questionnaire): string {
  if (equipment.includes(NO_EQUIPMENT)) return 'Du brauchst kein Gerät, höchstens eine Wand, eine Bank oder ein Handtuch.';
  return `Eingeplant ist nur, was du hast: ${listed(equipment.map(equipmentLabel))}.`;
}

/** Supersets of short sessions. */
function supersetText({ sessions }: Reason): string {
  if (!sessions.some(({ rows }) => exerciseGroups(rows).length > 0)) return '';
  return 'Wo zwei Kraftübungen sich nicht stören, machst du sie im Wechsel als Supersatz: Das spart Zeit, und jede behält ihre Erholung.';
}

/** 'Warum dieser Plan?': what was considered and its consequences, in plain German. */
export function planReason(request: ReasonRequest): string {
  const reason = { ...request, main: request.sessions.flatMap(({ exercises }) => exercises.filter(({ phase }) => phase === 'main')) };
  return [
    goalText(reason),
    unservedText(reason),
    sprintText(reason),
    enduranceText(reason),
    positionText(reason),
    weekText(reason),
    landingText(reason),
    seasonText(reason),
    'In jeder Einheit kommt nach dem Aufwärmen zuerst das Schnelle und Explosive, dann die Kraft und zuletzt die Ausdauer, weil Schnelligkeit einen frischen Körper braucht.',
    preventionText(reason),
    supersetText(reason),
    ageText(reason),
    hoursText(reason),
    experienceText(reason),
    blockText(reason),
    equipmentText(request.questionnaire),
    sparingText(reason),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
