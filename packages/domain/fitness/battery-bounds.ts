/** Most tests of a battery, and characters of its name. */
export const BATTERY_BOUNDS = { tests: 12, name: 60 } as const;
