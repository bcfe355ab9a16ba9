import { installedEngines, type Engine } from './engines.ts';
import { Device } from './device.ts';
import { EngineCrash } from './remote.ts';

/** A step of a journey, by which its failure is named. */
type Step = (name: string, work: () => Promise<void>) => Promise<void>;

/** What a player does on one device. */
export type Journey = (device: Device, step: Step) => Promise<void>;

/** The engine of this name; undefined where it is not installed. */
export const engineOf = (name: Engine['name']): Engine | undefined => installedEngines().find((engine) => engine.name === name);

const step: Step = async (name, work) => {
  try {
    await work();
  } catch (error) {
    if (error instanceof EngineCrash) throw error;
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
};

async function tryJourney(engine: Engine, serverUrl: string, journey: Journey): Promise<void> {
  const device = await Device.make(engine, serverUrl);
  try {
    await journey(device, step);
  } catch (error) {
    if (device.hasCrashed()) throw new EngineCrash(String(error));
    await device.keepEvidence('journey').catch(console.log);
    throw error;
  } finally {
    await device.end();
  }
}

/**
 * Takes a journey on a new device. Once more on another one when the engine itself crashes, which is printed; a fault of the app is
 * never tried again.
 * @returns how often the engine crashed
 */
export async function take(engine: Engine, serverUrl: string, journey: Journey): Promise<number> {
  try {
    await tryJourney(engine, serverUrl, journey);
    return 0;
  } catch (error) {
    if (!(error instanceof EngineCrash)) throw error;
    console.log(`~ ${engine.name} itself crashed, the journey begins again: ${error.message}`);
    await tryJourney(engine, serverUrl, journey);
    return 1;
  }
}
