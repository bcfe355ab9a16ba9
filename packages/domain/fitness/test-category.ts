/** The six kinds of tests, in the documents' words and order. */
export const TEST_CATEGORIES = [
  'wurfkraft',
  'sprungkraft',
  'schnelligkeitsausdauer',
  'koerperstabilitaet',
  'rumpfkraft',
  'antritt',
] as const;

export type TestCategory = (typeof TEST_CATEGORIES)[number];

/** Labels on tabs and the radar. */
export const CATEGORY_LABELS: Readonly<Record<TestCategory, string>> = {
  wurfkraft: 'Wurfkraft',
  sprungkraft: 'Sprungkraft',
  schnelligkeitsausdauer: 'Schnelligkeit',
  koerperstabilitaet: 'Stabilität',
  rumpfkraft: 'Rumpfkraft',
  antritt: 'Antritt',
};

/** Titles of tests. */
export const CATEGORY_TITLES: Readonly<Record<TestCategory, string>> = {
  ...CATEGORY_LABELS,
  schnelligkeitsausdauer: 'Schnelligkeitsausdauer',
  koerperstabilitaet: 'Körperstabilität',
};

/** Parses a category, such as one from an address; undefined when unknown. */
export function parseCategory(text: unknown): TestCategory | undefined {
  return TEST_CATEGORIES.find((category) => category === text);
}
