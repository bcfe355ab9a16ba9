import { Hono } from 'hono';
import { pageStyle } from './page.ts';

/** `GET /api/development/style.css`: the style of the pages of development. */
export function createPageStyleRoutes(): Hono {
  return new Hono().get('/style.css', (c) => c.body(pageStyle, 200, { 'content-type': 'text/css; charset=utf-8' }));
}
