/** Said when a decision about health data could not be stored. */
export const decisionFailure = { title: 'Fehler', text: 'Deine Entscheidung konnte nicht gespeichert werden. Es wurde nichts geändert.' };
