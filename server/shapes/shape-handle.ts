import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Shape } from './shape.ts';

/** Contents of a handle: the log position of its snapshot, and the table's epoch. */
type HandleContent = { readonly position: bigint; readonly epoch: bigint };

/** Makes and verifies handles `<position>-<epoch>-<salt>-<mac>`: they need no storage and survive a restart. */
export type ShapeHandles = {
  /** @param expired a handle that must not be issued again, even for the same state */
  make(shape: Shape, full: boolean, content: HandleContent, expired?: string): string;
  /** Undefined unless this server made the handle for exactly this shape; also for another user's. */
  read(shape: Shape, full: boolean, handle: string): HandleContent | undefined;
};

/** @param secret key of the handles' MAC, shared by all processes on a database */
export function createShapeHandles(secret: Uint8Array): ShapeHandles {
  const sign = (shape: Shape, full: boolean, open: string) =>
    createHmac('sha256', secret)
      .update([shape.table, shape.columns.join(','), shape.owner, full, open].join('|'))
      .digest('base64url')
      .slice(0, 22);

  const seal = (shape: Shape, full: boolean, { position, epoch }: HandleContent, salt: string) => {
    const open = `${position}-${epoch}-${salt}`;
    // base64url may contain '-': the MAC is last and is not split.
    return `${open}-${sign(shape, full, open)}`;
  };

  return {
    make(shape, full, content, expired) {
      const handle = seal(shape, full, content, '0');
      return handle === expired ? seal(shape, full, content, randomBytes(4).toString('hex')) : handle;
    },
    read(shape, full, handle) {
      const [, open, position, epoch, mac] = /^((\d{1,19})-(\d{1,19})-[\da-f]{1,8})-([\w-]{22})$/.exec(handle) ?? [];
      if (open === undefined || position === undefined || epoch === undefined || mac === undefined) return undefined;
      if (!timingSafeEqual(Buffer.from(mac), Buffer.from(sign(shape, full, open)))) return undefined;
      return { position: BigInt(position), epoch: BigInt(epoch) };
    },
  };
}
