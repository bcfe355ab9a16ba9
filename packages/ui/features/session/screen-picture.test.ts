// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { takePicture } from './screen-picture.ts';

// The next file may share the document.
afterEach(() => {
  document.body.innerHTML = '';
});

function show(html: string): Element {
  document.body.innerHTML = `<div id="app">${html}</div>`;
  const shown = document.querySelector('#app > *');
  if (shown === null) throw new Error('nothing is shown');
  return shown;
}

test('a picture has the look and the words of what is shown', () => {
  show('<main class="page" data-chrome="full"><h1 style="color: red">Meine <b>Pläne</b></h1></main>');
  expect(takePicture()).toMatchObject({
    href: location.pathname,
    width: innerWidth,
    nodes: [['main', { class: 'page', 'data-chrome': 'full' }, ['h1', { style: 'color: red' }, 'Meine ', ['b', {}, 'Pläne']]]],
  });
});

test('nothing in it leads anywhere, is heard, or is what somebody typed; a mark stays where it was set', () => {
  const form = show(
    '<form><a href="/dashboard" aria-label="Home">Start</a><svg><use href="#ball"></use></svg>' +
      '<button onclick="go()" tabindex="0" title="Los">Los</button><input type="radio" name="unit" value="7"><input type="password"></form>',
  );
  for (const input of form.querySelectorAll('input')) {
    if (input.type === 'radio') input.checked = true;
    else input.value = 'siebenmeter';
  }
  expect(takePicture()?.nodes).toEqual([
    [
      'form',
      {},
      ['a', {}, 'Start'],
      ['svg', {}, ['use', { href: '#ball' }]],
      ['button', {}, 'Los'],
      ['input', { type: 'radio', checked: '' }],
      ['input', { type: 'password' }],
    ],
  ]);
});

test('elements below the window are left out, the rows of a table in it are not', () => {
  const list = show('<ul><li>oben</li><li>unten</li><table><tbody><tr><td>Zeile</td></tr></tbody></table></ul>');
  const [above, below] = list.children;
  for (const element of document.querySelectorAll('li:nth-of-type(2), tr'))
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top: innerHeight + 1 } as DOMRect);
  expect([above?.textContent, below?.textContent]).toEqual(['oben', 'unten']);
  expect(takePicture()?.nodes).toEqual([['ul', {}, ['li', {}, 'oben'], ['table', {}, ['tbody', {}, ['tr', {}, ['td', {}, 'Zeile']]]]]]);
});

test.each(['<dialog open>', '<div role="alertdialog">', '<div role="menu">'])('while %s lies above the screen there is none', (overlay) => {
  show('<main>Pläne</main>');
  document.body.insertAdjacentHTML('beforeend', overlay);
  expect(takePicture()).toBeNull();
});

test('one that would be too much to keep is not taken', () => {
  show(`<main>${'<p>Sprungkraft</p>'.repeat(20_000)}</main>`);
  expect(takePicture()).toBeNull();
});
