/** Version of what is agreed to with the tick at the registration, stored with it. A text that changes gets a new one. */
export const registrationTextVersion = '2026-11-26';
