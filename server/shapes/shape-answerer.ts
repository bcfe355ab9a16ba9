import type { Context } from 'hono';
import type { ShapeRequest } from './shape-request.ts';
import type { Shape } from './shape.ts';

/** Answers one shape request. */
export type ShapeAnswerer = (c: Context, shape: Shape, request: ShapeRequest) => Promise<Response>;
