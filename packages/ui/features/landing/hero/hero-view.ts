/** The exercise on the stage of the landing page. */
export const HERO_FIGURE = 'sprungwurf-absprung';

/** Width to height of a figure on the landing page, and the least height shown in percent of a body's. */
export const figureShape = { aspect: 1.6, least: 110 } as const;
