import { uuidPattern } from '@anwurf/domain/identity/uuid';
import { pages } from './pages.ts';

const patterns = Object.keys(pages).map((page) => {
  const segments = page.split('/').map((segment) => (segment.startsWith('$') ? (segment.endsWith('Id') ? uuidPattern : '[^/]+') : segment));
  return new RegExp(`^${segments.join('/')}/?$`);
});

/** Whether the app has a page at this path. */
export function isPage(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}
