import { fetchLostStyles } from './lost-styles.ts';

/** Pauses in ms before a part that did not arrive is asked for again. */
const pauses = [250, 1000, 3000];

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Loads a part of the app that comes later than the rest. A request that is lost on the way is repeated.
 * @throws what the last attempt threw; the part may be asked for again
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const attempt = async () => {
    await fetchLostStyles();
    return load();
  };
  for (const milliseconds of pauses) {
    try {
      return await attempt();
    } catch (error) {
      // It is asked for by itself when the network is back.
      if (!navigator.onLine) throw error;
      await pause(milliseconds);
    }
  }
  return attempt();
}
