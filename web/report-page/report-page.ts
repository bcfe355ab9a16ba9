// The script of the public report page, which the server renders: printing, sharing the link, the chosen colour scheme.
import './report-page.css';
import { deviceStorage } from '@anwurf/contract/device-storage';

function readTheme(): string | null {
  try {
    return localStorage.getItem(deviceStorage.theme.name);
  } catch {
    return null;
  }
}

const theme = /^"?(light|dark)"?$/.exec(readTheme() ?? '')?.[1];
if (theme !== undefined) document.documentElement.dataset['theme'] = theme;

const find = (name: string) => document.querySelector<HTMLElement>(`[data-report="${name}"]`);

function say(words: string): void {
  const status = find('status');
  if (status !== null) status.textContent = words;
}

async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    say('Link kopiert!');
  } catch {
    say('Link konnte nicht kopiert werden.');
  }
}

async function passOn(): Promise<void> {
  if (typeof navigator.share !== 'function') return copyLink();
  try {
    await navigator.share({ title: document.title, url: location.href });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink();
  }
}

find('print')?.addEventListener('click', () => window.print());
find('pass-on')?.addEventListener('click', () => void passOn());
find('retry')?.addEventListener('click', () => location.reload());
// Without this script the buttons would do nothing.
find('actions')?.removeAttribute('hidden');
