import { expect, it } from 'vitest';
import { createShapeHandles } from './shape-handle.ts';
import { shapeOf } from './shape.ts';

const ada = '018f0000-0000-7000-8000-000000000001';
const bert = '018f0000-0000-7000-8000-000000000002';
const handles = createShapeHandles(new Uint8Array(32).fill(7));
const content = { position: 12n, epoch: 3n };
const handle = handles.make(shapeOf('sessions', ada), false, content);

it('verifies its own handles', () => {
  expect(handles.read(shapeOf('sessions', ada), false, handle)).toEqual(content);
});

it('rejects handles of another user, table, replica mode or server, and forged ones', () => {
  expect(handles.read(shapeOf('sessions', bert), false, handle)).toBeUndefined();
  expect(handles.read(shapeOf('fitness_tests', ada), false, handle)).toBeUndefined();
  expect(handles.read(shapeOf('sessions', ada), true, handle)).toBeUndefined();
  expect(createShapeHandles(new Uint8Array(32)).read(shapeOf('sessions', ada), false, handle)).toBeUndefined();
  expect(handles.read(shapeOf('sessions', ada), false, handle.replace('12-', '11-'))).toBeUndefined();
  expect(handles.read(shapeOf('sessions', ada), false, 'x')).toBeUndefined();
});

it('never issues an expired handle again', () => {
  const next = handles.make(shapeOf('sessions', ada), false, content, handle);
  expect(next).not.toBe(handle);
  expect(handles.read(shapeOf('sessions', ada), false, next)).toEqual(content);
});
