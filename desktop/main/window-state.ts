import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Rectangle } from 'electron';
import * as z from 'zod/mini';

/** Smallest window in which the app can be used, in points of the screen. */
export const smallest = { width: 360, height: 560 } as const;
const usual = { width: 1280, height: 860 } as const;
/** Part of a title bar that must be within reach of the mouse. */
const reach = { width: 120, height: 32 } as const;
/** Offset of a further window from the one before. */
const step = 28;

/** Place and size of a window that is not maximised, in points; without a place the system chooses one. */
export interface WindowState {
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  readonly width: number;
  readonly height: number;
  readonly isMaximized: boolean;
}

const place = z.int().check(z.minimum(-100_000), z.maximum(100_000));
const length = z.int().check(z.minimum(1), z.maximum(100_000));
const schema = z.object({ x: z.optional(place), y: z.optional(place), width: length, height: length, isMaximized: z.boolean() });
const first: WindowState = { ...usual, isMaximized: false };

/** Whether enough of the upper edge lies within a screen to take hold of it. */
function isReachable({ x, y, width }: Rectangle, area: Rectangle): boolean {
  const across = Math.min(x + width, area.x + area.width) - Math.max(x, area.x);
  return across >= reach.width && y >= area.y && y + reach.height <= area.y + area.height;
}

/**
 * Fits a stored state to the screens of today: none larger than its screen, and none on a screen that is gone.
 * @param areas of the screens, without docks and bars; the first is the main one
 */
export function fitToScreens(state: WindowState, areas: readonly Rectangle[]): WindowState {
  const { x, y, isMaximized } = state;
  const bounds =
    x === undefined || y === undefined ? undefined : { x, y, width: Math.max(smallest.width, state.width), height: state.height };
  const found = bounds && areas.find((area) => isReachable(bounds, area));
  const { width, height } = found ?? areas[0] ?? usual;
  return {
    ...(found && { x, y }),
    width: Math.max(smallest.width, Math.min(state.width, width)),
    height: Math.max(smallest.height, Math.min(state.height, height)),
    isMaximized,
  };
}

/** State of a further window: beside the one before, not over it. */
export function besides(state: WindowState): WindowState {
  const { x, y } = state;
  return { ...state, ...(x !== undefined && y !== undefined && { x: x + step, y: y + step }), isMaximized: false };
}

/** Reads the last state; one that is missing or damaged is the usual one. @param file absolute path */
export async function readWindowState(file: string): Promise<WindowState> {
  try {
    return schema.safeParse(JSON.parse(await readFile(file, 'utf8'))).data ?? first;
  } catch {
    return first;
  }
}

/** Keeps a state for the next start; a full disk costs the place of the window alone. @param file absolute path */
export async function keepWindowState(file: string, state: WindowState): Promise<void> {
  try {
    await writeFile(`${file}.new`, JSON.stringify(state));
    await rename(`${file}.new`, file);
  } catch (error) {
    console.warn('the place of the window could not be stored', error);
  }
}
