import { Device } from './device.ts';
import { installedEngines, type Engine } from './engines.ts';
import { EngineCrash } from './remote.ts';

/** Actions of a player on a device. */
export type Journey = (device: Device) => Promise<void>;

/** The engine of this name; undefined where it is not installed. */
export const engineOf = (name: Engine['name']): Engine | undefined => installedEngines().find((engine) => engine.name === name);

/** One device in an engine for all journeys of a file: starting it and signing in costs more than most of them. */
export class SharedDevice {
  #device: Device | undefined;

  /**
   * @param serverUrl asked when a device is made
   * @param options of the device
   */
  constructor(
    private readonly engine: Engine,
    private readonly serverUrl: () => string,
    private readonly options: { readonly isSecure?: boolean } = {},
  ) {}

  /**
   * Takes a journey. Once more on a new device when the engine itself crashes, which is printed; a fault of the app is never tried
   * again. After a failure the next journey begins on a new device.
   * @returns how often the engine crashed
   */
  async take(name: string, journey: Journey): Promise<number> {
    const began = performance.now();
    let crashes = 0;
    try {
      await this.#try(name, journey);
    } catch (error) {
      if (!(error instanceof EngineCrash)) throw error;
      console.log(`~ ${this.engine.name} itself crashed, the journey begins again: ${error.message}`);
      crashes += 1;
      await this.#try(name, journey);
    }
    console.log(`${this.engine.name}: ${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s  ${name}`);
    return crashes;
  }

  async end(): Promise<void> {
    const device = this.#device;
    this.#device = undefined;
    await device?.end();
  }

  async #try(name: string, journey: Journey): Promise<void> {
    const device = (this.#device ??= await Device.make(this.engine, this.serverUrl(), this.options));
    try {
      await journey(device);
    } catch (error) {
      const hasCrashed = device.hasCrashed();
      if (!hasCrashed) await device.keepEvidence(name).catch(console.log);
      await this.end();
      throw hasCrashed ? new EngineCrash(String(error)) : error;
    }
  }
}
