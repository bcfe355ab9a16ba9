import { GOAL_LABELS, type Goal } from './goal.ts';
import { spellingParser } from './spelling.ts';

/**
 * Canonical goal for a value, its label or a word of the documents' filter lists, or undefined. Words that mean several goals
 * ('Kraft', 'Balance', 'Koordination') are undefined on purpose.
 */
export const parseGoal = spellingParser<Goal>({
  mehr_tore_werfen: [GOAL_LABELS.mehr_tore_werfen],
  schneller_werden: [GOAL_LABELS.schneller_werden, 'Schnelligkeit'],
  mehr_zweikampfe_gewinnen: [GOAL_LABELS.mehr_zweikampfe_gewinnen, 'mehr_zweikämpfe_gewinnen'],
  langer_durchhalten: [GOAL_LABELS.langer_durchhalten, 'länger_durchhalten', 'Ausdauer'],
  beweglicher_werden: [GOAL_LABELS.beweglicher_werden, 'Beweglichkeit', 'Mobilität'],
  hoher_springen: [GOAL_LABELS.hoher_springen, 'höher_springen', 'Sprungkraft'],
  explosiver_starten: [GOAL_LABELS.explosiver_starten, 'Antritt'],
  schneller_richtungswechseln: [GOAL_LABELS.schneller_richtungswechseln, 'Schneller Richtungswechseln', 'Agilität'],
  starker_im_wurfarm: [GOAL_LABELS.starker_im_wurfarm, 'stärker_im_wurfarm', 'Wurfkraft'],
  verletzungen_vorbeugen: [GOAL_LABELS.verletzungen_vorbeugen, 'Verletzungsprävention', 'Prävention'],
});
