import type { Context } from 'hono';
import type { z } from 'zod';
import { ApiError } from './api-error.ts';
import { parseInput } from './parse-input.ts';

const deepest = 64;

/** Longest body of a route without authentication. */
export const maxBytesBeforeSignIn = 16_000;

const tooLarge = (maxBytes: number) => new ApiError('payload_too_large', `More than ${maxBytes} bytes.`);

/**
 * Reads a body as text.
 * @param maxBytes larger bodies are refused (413) before they are read to the end
 * @throws ApiError payload_too_large
 */
export async function readText(c: Context, maxBytes: number): Promise<string> {
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

const [quote, backslash] = ['"', '\\'].map((character) => character.charCodeAt(0));
const opening = new Set(['[', '{'].map((character) => character.charCodeAt(0)));
const closing = new Set([']', '}'].map((character) => character.charCodeAt(0)));

/**
 * Nesting depth of a JSON text. Checked before parsing: a schema walks its value recursively, and the stack is limited. A single
 * pass over the characters, because a regular expression for strings would retry an unclosed one from each of its quotes.
 */
function depthOf(text: string): number {
  let depth = 0;
  let most = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInString && code === backslash) at += 1;
    else if (code === quote) isInString = !isInString;
    else if (isInString) continue;
    else if (opening.has(code)) most = Math.max(most, (depth += 1));
    else if (closing.has(code)) depth -= 1;
  }
  return most;
}

/**
 * Parses the JSON of a body.
 * @throws ApiError bad_request
 */
export function parseJson(text: string): unknown {
  try {
    if (depthOf(text) > deepest) throw new SyntaxError('too deep');
    return JSON.parse(text);
  } catch {
    throw new ApiError('bad_request', 'The body is not valid JSON.');
  }
}

/**
 * Refuses a body by its headers. Requiring this type also blocks forms of other sites: they cannot send it without a preflight.
 * @throws ApiError bad_request or payload_too_large
 */
export function requireJson(c: Context, maxBytes: number): void {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new ApiError('bad_request', 'The body must be application/json.');
  }
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes);
}

/**
 * Reads a JSON body.
 * @param maxBytes larger bodies are refused (413) before they are read to the end
 * @throws ApiError bad_request (no JSON), payload_too_large, or invalid_input with a message for each path
 */
export async function readJson<T>(c: Context, schema: z.core.$ZodType<T>, maxBytes: number): Promise<T> {
  requireJson(c, maxBytes);
  return parseInput(schema, parseJson(await readText(c, maxBytes)));
}
