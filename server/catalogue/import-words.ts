import type { ExerciseKind, MovementPattern } from '@anwurf/domain/exercise/catalogue-exercise';
import { parseGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { ABILITIES, type Ability, ABILITY_LABELS } from '@anwurf/domain/vocabulary/ability';
import { parseBodyRegion } from '@anwurf/domain/vocabulary/body-region';
import { NO_EQUIPMENT, parseEquipment } from '@anwurf/domain/vocabulary/equipment';
import { parseGoal } from '@anwurf/domain/vocabulary/parse-goal';
import { parsePhase } from '@anwurf/domain/vocabulary/phase';
import { parsePosition } from '@anwurf/domain/vocabulary/parse-player';
import { spellingParser } from '@anwurf/domain/vocabulary/spelling';
import { parseUnit, unitToMetric } from '@anwurf/domain/vocabulary/unit';

const parseKind = spellingParser<ExerciseKind>({
  raise: ['Aufwärmen', 'Puls anheben'],
  mobility: ['Mobilität', 'Beweglichkeit'],
  activation: ['Aktivierung'],
  speed: ['Schnelligkeit'],
  power: ['Schnellkraft'],
  strength: ['Kraft'],
  prevention: ['Prävention', 'Vorbeugung'],
  endurance: ['Ausdauer'],
  recovery: ['Erholung'],
  stretch: ['Dehnen', 'Dehnung'],
});

const parsePattern = spellingParser<MovementPattern>({
  sprint: [],
  cut: ['Richtungswechsel'],
  jump: ['Sprung'],
  throw: ['Wurf'],
  push: ['Drücken'],
  pull: ['Ziehen'],
  knee: ['Knie'],
  hip: ['Hüfte'],
  hamstring: ['Oberschenkelrückseite'],
  groin: ['Adduktoren'],
  calf: ['Wade'],
  trunk: ['Rumpf'],
  shoulder: ['Schulter'],
  grip: ['Griff', 'Griffkraft'],
  balance: ['Gleichgewicht'],
  mobility: ['Mobilität', 'Beweglichkeit'],
  conditioning: ['Ausdauer', 'Kondition'],
  goalkeeping: ['Torwart'],
});

const parseAbility = spellingParser<Ability>(
  Object.fromEntries(ABILITIES.map((ability) => [ability, [ABILITY_LABELS[ability]]])) as Record<Ability, string[]>,
);

const parseFlag = spellingParser<'true' | 'false'>({ true: ['ja', 'wahr', '1', 'x'], false: ['nein', 'falsch', '0', ''] });

/** Parses the text of a cell; returns unknown text unchanged, for the schema to refuse. */
type Reader = (text: string) => unknown;

const word =
  (parse: (text: string) => string | undefined): Reader =>
  (text) =>
    parse(text) ?? text;

const list =
  (parse: (text: string) => string | undefined): Reader =>
  (text) =>
    text
      .split(/[|,;]/)
      .map((item) => item.trim())
      .filter((item) => item !== '')
      .map((item) => parse(item) ?? item);

const orNull =
  (read: Reader): Reader =>
  (text) =>
    text === '' ? null : read(text);

const same = (text: string) => text;
const number: Reader = (text) => parseGermanDecimal(text) ?? text;

function readEquipment(text: string): unknown {
  const items = list(parseEquipment)(text);
  return Array.isArray(items) && items.length === 1 && items[0] === NO_EQUIPMENT ? [] : items;
}

function readMetric(text: string): string {
  return parseUnit(text) === undefined ? text : unitToMetric(text);
}

/** Columns of an import file, with their parsers. The last seven are the exercise's `defaults` and its level. */
export const columnReaders = {
  slug: same,
  name: same,
  phase: word(parsePhase),
  kind: word(parseKind),
  pattern: orNull(word(parsePattern)),
  equipment: readEquipment,
  positions: list(parsePosition),
  goals: list(parseGoal),
  abilities: list(parseAbility),
  contraindications: list(parseBodyRegion),
  progressions: list(same),
  regressions: list(same),
  instruction: same,
  videoLink: orNull(same),
  metric: readMetric,
  perSide: (text) => (parseFlag(text) === undefined ? text : parseFlag(text) === 'true'),
  sets: number,
  reps: orNull(number),
  seconds: orNull(number),
  metres: orNull(number),
  tempo: orNull(same),
  pauseSeconds: number,
  level: (text) => (text === '' ? 1 : number(text)),
} satisfies Record<string, Reader>;

export type ImportColumn = keyof typeof columnReaders;

/** The column of a header, in English or German; undefined when unknown. */
export const parseHeader = spellingParser<ImportColumn>({
  slug: ['Kürzel'],
  name: ['Übung', 'Übungsname', 'uebungsname'],
  phase: [],
  kind: ['Art'],
  pattern: ['Bewegung'],
  equipment: ['Geräte', 'equipment_needed'],
  positions: ['Positionen', 'Position', 'player_positions'],
  goals: ['Ziele', 'Ziel'],
  abilities: ['Fähigkeiten'],
  contraindications: ['Körperregionen', 'Nicht bei'],
  progressions: ['Schwerer'],
  regressions: ['Leichter'],
  instruction: ['Anleitung', 'Instruktion'],
  videoLink: ['Video', 'video_link'],
  metric: ['Messgröße'],
  perSide: ['je Seite', 'per_side'],
  sets: ['Sätze'],
  reps: ['Wiederholungen'],
  seconds: ['Sekunden'],
  metres: ['Meter'],
  tempo: [],
  pauseSeconds: ['Pause'],
  level: ['Stufe'],
});
