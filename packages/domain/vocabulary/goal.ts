/** The ten goals of the questionnaire; the values are stored, the labels shown. */
export const GOALS = [
  'mehr_tore_werfen',
  'schneller_werden',
  'mehr_zweikampfe_gewinnen',
  'langer_durchhalten',
  'beweglicher_werden',
  'hoher_springen',
  'explosiver_starten',
  'schneller_richtungswechseln',
  'starker_im_wurfarm',
  'verletzungen_vorbeugen',
] as const;

export type Goal = (typeof GOALS)[number];

export const GOAL_LABELS: Readonly<Record<Goal, string>> = {
  mehr_tore_werfen: 'Mehr Tore werfen',
  schneller_werden: 'Schneller werden',
  mehr_zweikampfe_gewinnen: 'Mehr Zweikämpfe gewinnen',
  langer_durchhalten: 'Länger durchhalten',
  beweglicher_werden: 'Beweglicher werden',
  hoher_springen: 'Höher springen',
  explosiver_starten: 'Explosiver starten',
  schneller_richtungswechseln: 'Schneller Richtung wechseln',
  starker_im_wurfarm: 'Stärker im Wurfarm',
  verletzungen_vorbeugen: 'Verletzungen vorbeugen',
};
