// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { loadPart } from './load-part.ts';

test('a style sheet that was lost with its part is fetched again before the part is shown', async () => {
  const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'http://localhost/assets/part.css' });
  link.setAttribute('crossorigin', '');
  let asked = 0;
  const part = loadPart(async () => {
    asked += 1;
    if (asked > 1) return 'part';
    document.head.append(link);
    link.dispatchEvent(new Event('error'));
    throw new Error('Unable to preload CSS for /assets/part.css');
  });
  await vi.waitUntil(() => sheets().some((sheet) => sheet !== link));
  const [again] = sheets();
  expect([sheets().length, again?.href, again?.hasAttribute('crossorigin'), asked]).toEqual([1, link.href, true, 1]);
  again?.dispatchEvent(new Event('load'));
  expect(await part).toBe('part');
  expect(asked).toBe(2);
});
