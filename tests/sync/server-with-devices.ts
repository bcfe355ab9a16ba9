import { afterAll, afterEach, beforeAll } from 'vitest';
import { ServerFixture, type TestUser } from '../server/fixture.ts';
import { Device } from './device.ts';
import type { ShapeBackend } from './shape-backend.ts';

/** A server over a source of shapes for the tests of a block, and devices that end with each test. */
export function useServerWithDevices(openBackend: () => Promise<ShapeBackend>) {
  const server = new ServerFixture();
  let backend: ShapeBackend;
  const devices: Device[] = [];

  beforeAll(async () => {
    backend = await openBackend();
    await server.start(backend.environment);
  }, 60_000);
  afterEach(async () => {
    await Promise.all(devices.splice(0).map((device) => device.close()));
  });
  afterAll(async () => {
    await server.stop();
    await backend.stop();
  });

  return {
    server,
    openDevice: async (user: TestUser): Promise<Device> => {
      const device = await Device.open(server.url, user);
      devices.push(device);
      return device;
    },
  };
}
