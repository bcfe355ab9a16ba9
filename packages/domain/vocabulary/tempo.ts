/** Seconds of the four parts of a repetition: lower, hold, lift, hold; 'X': as fast as possible. */
export const TEMPO = /^[\dX](?:-[\dX]){3}$/;
