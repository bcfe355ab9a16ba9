import { answerMustRefetch } from './shape-answer.ts';
import type { ShapeHandles } from './shape-handle.ts';
import type { LogPage } from './shape-log.ts';
import type { ShapeRequest } from './shape-request.ts';
import type { Shape } from './shape.ts';

/** Asks for a re-fetch: the log does not hold everything after the client's position any more. */
export function answerRefetch(handles: ShapeHandles, shape: Shape, request: ShapeRequest, page: LogPage): Response {
  return answerMustRefetch(handles.make(shape, request.full, { position: page.head, epoch: page.epoch }, request.handle));
}
