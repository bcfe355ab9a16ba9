/** Why a test is left out. None is about the body: that would be health data, which a note of a test has no consent for. */
export const SKIP_REASONS = ['Gerät fehlt', 'Kein Platz', 'Keine Zeit', 'Anderer Grund'] as const;
