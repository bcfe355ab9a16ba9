import { expect, it } from 'vitest';
import { describeDevice } from './device-description.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  ['Chrome auf Android', `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webKit} Chrome/142.0.0.0 Mobile Safari/537.36`],
  ['Samsung Internet auf Android', `Mozilla/5.0 (Linux; Android 14) ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
  [
    'Safari auf iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
  ],
  ['Chrome auf iPad', 'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile/15E148 Safari/604.1'],
  ['Edge auf Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`],
  ['Firefox auf Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ['Safari auf Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15'],
  ['Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'],
  ['Unbekanntes Gerät', 'curl/8.11 <script>'],
  ['Unbekanntes Gerät', ''],
])('calls it %s', (words, userAgent) => {
  expect(describeDevice(userAgent, false)).toBe(words);
});

it('calls the desktop app by its name, not by the browser inside', () => {
  expect(describeDevice(`Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/142.0.0.0 Electron/39.0 Safari/537.36`, true)).toBe(
    'Desktop-App auf Windows',
  );
  expect(describeDevice('', true)).toBe('Desktop-App');
});
