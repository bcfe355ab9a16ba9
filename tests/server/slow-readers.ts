import { connect, type Socket } from 'node:net';
import type { TestUser } from './fixture.ts';

/** Connections that ask for all sets of a user, uncompressed, and stop reading when the answer begins. */
export class SlowReaders {
  private constructor(private readonly sockets: readonly Socket[]) {}

  /** Resolves when each of them has been answered, or refused. */
  static async open(serverUrl: string, user: TestUser, count: number): Promise<SlowReaders> {
    const { hostname, port } = new URL(serverUrl);
    const sockets = await Promise.all(
      Array.from({ length: count }, async () => {
        const socket = connect(Number(port), hostname);
        socket.on('error', () => undefined);
        await new Promise((resolve) => socket.once('connect', resolve));
        const answered = new Promise((resolve) => socket.once('data', resolve).once('close', resolve));
        socket.once('data', () => socket.pause());
        socket.write(`GET /api/shapes/workout_tracking?offset=-1 HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${user.token}\r\n\r\n`);
        await answered;
        return socket;
      }),
    );
    return new SlowReaders(sockets);
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
  }
}
