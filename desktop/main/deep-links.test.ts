import { isPage } from '@anwurf/contract/page-path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLink } from './deep-links.ts';

const id = '0198c4de-7a10-7c3b-9d51-3f4a2b6c7d8e';

describe('a link', () => {
  it.each([
    [`anwurf://workout/${id}`, { page: `/training/plan/${id}/start` }],
    [`anwurf://plan/${id}`, { page: `/training-plans/${id}` }],
    [`anwurf://plan/${id}/`, { page: `/training-plans/${id}` }],
    [`anwurf://report/${id}`, { site: `/training-report/${id}` }],
    ['anwurf://team/ABCD2345', { page: '/team/join#ABCD2345' }],
    ['anwurf://team/abcd-2345', { page: '/team/join#ABCD2345' }],
  ])('%s leads to its target', (text, target) => {
    expect(parseLink(text)).toEqual(target);
  });

  it.each([
    'anwurf:',
    'anwurf://',
    'anwurf://plan',
    'anwurf://plan/',
    'anwurf://settings/delete',
    'anwurf://constructor/toString',
    'anwurf://__proto__/x',
    `anwurf://plan/${id}/edit`,
    `anwurf://plan/${id}?x=1`,
    `anwurf://plan/${id}#x`,
    `anwurf://plan/../../api/account/delete`,
    `anwurf://plan/%2e%2e%2f`,
    `anwurf://plan\\${id}`,
    `anwurf://user:word@plan/${id}`,
    `anwurf://plan:80/${id}`,
    `anwurf:plan/${id}`,
    `ANWURF://plan/${id}`,
    ` anwurf://plan/${id}`,
    `anwurf://plan/${id}\n--inspect`,
    `anwurf://plan/${id}\0`,
    'anwurf://team/ABCDEFG0',
    `anwurf://team/${'A'.repeat(300)}`,
    'anwurf://workout/7',
    'anwurf://report/javascript',
    `https://anwurf.example/plan/${id}`,
    'javascript:alert(1)',
    'file:///etc/passwd',
    '',
    7,
    null,
    undefined,
    {},
    [`anwurf://plan/${id}`],
  ])('%o is refused', (text) => {
    expect(parseLink(text)).toBeUndefined();
  });

  it('of any text leads to a page of the app, a report, or nowhere', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc
        .tuple(fc.constantFrom('workout', 'plan', 'report', 'team', 'x'), fc.string({ maxLength: 60 }))
        .map((parts) => `anwurf://${parts.join('/')}`),
      fc.tuple(fc.constantFrom('workout', 'plan', 'report'), fc.uuid()).map((parts) => `anwurf://${parts.join('/')}`),
    );
    const isKnown = (text: string) => {
      const target = parseLink(text);
      if (target === undefined) return true;
      return 'page' in target ? isPage(target.page.replace(/#.*$/, '')) : /^\/training-report\/[0-9a-f-]{36}$/i.test(target.site);
    };
    fc.assert(
      fc.property(hostile, (text) => {
        expect(isKnown(text)).toBe(true);
      }),
    );
  });
});
