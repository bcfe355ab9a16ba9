import { connect, type Socket } from 'node:net';
import { Device } from '../../sync/device.ts';
import type { ServerFixture, TestUser } from '../fixture.ts';
import { insertSets } from '../pushes/sample-rows.ts';

/** Connections that ask for all sets of a user, uncompressed, and stop reading when the answer begins. */
export class SlowReaders {
  private constructor(
    private readonly sockets: readonly Socket[],
    /** Those that the server has answered with 429. */
    readonly refused: number,
  ) {}

  /** Resolves when each of them has been answered, or refused. */
  static async open(serverUrl: string, user: TestUser, count: number): Promise<SlowReaders> {
    const { hostname, port } = new URL(serverUrl);
    let refused = 0;
    const sockets = await Promise.all(
      Array.from({ length: count }, async () => {
        const socket = connect(Number(port), hostname);
        socket.on('error', () => undefined);
        await new Promise((resolve) => socket.once('connect', resolve));
        const answered = new Promise((resolve) => socket.once('data', resolve).once('close', resolve));
        socket.once('data', (answer) => {
          if (answer.toString('latin1').startsWith('HTTP/1.1 429')) refused += 1;
          socket.pause();
        });
        socket.write(`GET /api/shapes/workout_tracking?offset=-1 HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${user.token}\r\n\r\n`);
        await answered;
        return socket;
      }),
    );
    return new SlowReaders(sockets, refused);
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
  }
}

// Uncompressed far more than the network holds for one who does not read.
const setsOfSlow = 25_000;
const setsOfOthers = 3000;

/** Five users for fifty slow readers, and one whose first sync is timed beside them. */
export async function createReaders(server: ServerFixture): Promise<{ slow: readonly TestUser[]; other: TestUser }> {
  const slow: TestUser[] = [];
  for (let n = 0; n < 5; n += 1) slow.push(await server.user());
  for (const { id } of slow) await insertSets(server.sql, id, setsOfSlow);
  const other = await server.user();
  await insertSets(server.sql, other.id, setsOfOthers);
  return { slow, other };
}

/** How long the first sync of a new device takes, in ms. */
export async function timeFirstSync(server: ServerFixture, user: TestUser): Promise<number> {
  const began = performance.now();
  const device = await Device.open(server.url, user);
  await device.until('the first sync', () => device.state.firstSyncDone);
  const elapsed = performance.now() - began;
  await device.close();
  return elapsed;
}
