import { expect, test } from 'vitest';
import { isPage } from './page-path.ts';

const id = '018f0000-0000-7000-8000-000000000001';

test.each(['/', '/login', '/login/', `/training-plans/${id}`, '/training-plans/new', `/training/plan/${id}/start`, '/onboarding/ziele'])(
  '%s is a page',
  (path) => expect(isPage(path)).toBe(true),
);

test.each(['/logi', '/login/x', '/training-plans/7', `/training-plans/${id}/x`, '/tests', '/onboarding/a/b', '/wp-login.php'])(
  '%s is none',
  (path) => expect(isPage(path)).toBe(false),
);
