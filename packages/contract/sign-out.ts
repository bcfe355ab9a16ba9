/** Most origins that a sign-out finishes: as many as a body before sign-in may hold. A store has one or two as a rule. */
export const maxOriginsAtSignOut = 300;
