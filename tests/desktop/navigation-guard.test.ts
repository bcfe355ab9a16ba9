import { describe, expect, it } from 'vitest';
import { ElectronStandIn } from './electron-stand-in.ts';
import { guardNavigation } from '../../desktop/main/navigation-guard.ts';
import { ContentsStandIn } from './window-stand-in.ts';

function guarded() {
  const { electron, app, opened } = new ElectronStandIn();
  guardNavigation(electron);
  const contents = new ContentsStandIn();
  app.emit('web-contents-created', {}, contents);
  return { contents, opened };
}

const hostile = [
  'https://evil.example/',
  'http://evil.example/',
  'file:///etc/passwd',
  'data:text/html,<script>alert(1)</script>',
  'javascript:alert(1)',
  'about:blank',
  'app://evil/',
  'app://anwurf.evil.example/',
  'apps://anwurf/',
  'blob:app://anwurf/6f1c',
  'chrome://settings',
  'not an address',
];

describe('navigation', () => {
  it.each(['will-navigate', 'will-redirect', 'will-frame-navigate'])('%s to anything but the app is prevented', (event) => {
    const { contents } = guarded();
    expect(hostile.filter((url) => !contents.isPrevented(event, url))).toEqual([]);
    expect(contents.isPrevented(event, 'app://anwurf/training-plans')).toBe(false);
  });

  it('of a frame is prevented without opening a browser', () => {
    const { contents, opened } = guarded();
    expect(contents.isPrevented('will-frame-navigate', 'https://evil.example/', false)).toBe(true);
    expect(opened).toEqual([]);
  });

  it('opens https links, and only those, in the user’s browser', () => {
    const { contents, opened } = guarded();
    contents.isPrevented('will-navigate', 'https://www.dhb.de/regeln');
    for (const url of [...hostile.slice(1), 'ms-settings:', 'smb://host/share', 'https://dhb.de@evil.example/']) {
      contents.isPrevented('will-navigate', url);
    }
    expect(opened).toEqual(['https://www.dhb.de/regeln']);
  });
});

describe('new windows', () => {
  it.each([...hostile, 'app://anwurf/'])('are refused: %s', (url) => {
    expect(guarded().contents.openWindow({ url })).toEqual({ action: 'deny' });
  });

  it('become the user’s browser when they are https', () => {
    const { contents, opened } = guarded();
    contents.openWindow({ url: 'https://www.youtube.com/watch?v=1' });
    contents.openWindow({ url: 'file:///etc/passwd' });
    expect(opened).toEqual(['https://www.youtube.com/watch?v=1']);
  });
});

it('refuses to attach a webview', () => {
  expect(guarded().contents.isPrevented('will-attach-webview', 'app://anwurf/')).toBe(true);
});
