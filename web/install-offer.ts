import type { InstallOffer } from '@anwurf/ui/platform';

/** Chromium's event, which no standard has. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}
const isPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event;

let offered: InstallPromptEvent | null = null;

window.addEventListener('beforeinstallprompt', (event) => {
  // Else the browser shows a bar of its own, at a moment of its own.
  event.preventDefault();
  offered = isPrompt(event) ? event : null;
});
window.addEventListener('appinstalled', () => {
  offered = null;
});

/** The browser's offer of this page; null: none has come, or it was used. */
export function currentOffer(): InstallOffer | null {
  const event = offered;
  if (event === null) return null;
  return {
    async ask() {
      // An event asks once.
      offered = null;
      return (await event.prompt()).outcome === 'accepted';
    },
  };
}
