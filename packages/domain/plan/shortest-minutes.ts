/**
 * Sessions up to this length, in minutes, hardly have room for what every week needs: required elements may overrun, sprints and endurance
 * are less, and holds cost more.
 */
export const SHORTEST_MINUTES = 20;
