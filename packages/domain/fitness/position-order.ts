import type { Position } from '../vocabulary/player.ts';
import { SUGGESTED_ORDER } from './battery.ts';

/**
 * Tests that come first for a position. They decide an order and nothing else: no result is rated by a position, for no reference values by position
 * were found. Wings: the fastest over 15 and 30 m, the highest jumpers and the most enduring of 38 male players; pivots: the fastest throwers
 * (Hermassi et al. 2019, Front Bioeng Biotechnol 7:149); pivots endure most body contact, backs run most (cited in Appl Sci 2020, 10(19):6774; abstract
 * and introduction read on 2026-11-27). Goalkeepers, centres and the order within a line are a choice of ours.
 */
export const POSITION_TESTS: Readonly<Record<Position, readonly string[]>> = {
  Torwart: [
    '505_agility',
    'countermovement_jump',
    't_drill',
    'y_balance_test',
    'sprint_5m',
    'standweitsprung',
    'side_plank',
    'einbeinstand',
  ],
  Kreisläufer: [
    'throw_standing_kmh',
    'medizinballwurf',
    'side_plank',
    'plank_test',
    'standweitsprung',
    'sprint_5m',
    '505_agility',
    'countermovement_jump',
  ],
  Außenspieler: [
    'sprint_30m',
    'countermovement_jump',
    'yoyo_intermittent_recovery',
    'sprint_10m',
    'throw_jump_kmh',
    'flying_20m',
    'repeated_sprint_ability',
    '505_agility',
  ],
  Rückraumspieler: [
    'throw_jump_kmh',
    'throw_standing_kmh',
    'countermovement_jump',
    'yoyo_intermittent_recovery',
    'medizinballwurf',
    'sprint_10m',
    '505_agility',
    'plank_test',
  ],
  Mittespieler: [
    '505_agility',
    't_drill',
    'throw_jump_kmh',
    'yoyo_intermittent_recovery',
    'sprint_10m',
    'countermovement_jump',
    'repeated_sprint_ability',
    'side_plank',
  ],
};

/**
 * The order in which a position's tests are shown: its own first, then all others as a battery suggests them.
 * @param position null: not known
 */
export function testsForPosition(position: Position | null): readonly string[] {
  const first = position === null ? [] : POSITION_TESTS[position];
  return [...first, ...SUGGESTED_ORDER.map(({ id }) => id).filter((id) => !first.includes(id))];
}
