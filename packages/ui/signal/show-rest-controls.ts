import { REST_STEP_SECONDS } from '@anwurf/domain/workout/rest-clock';
import { format } from 'date-fns';

export interface RestActions {
  /** Seconds more, or less when negative. */
  readonly adjust: (seconds: number) => void;
  readonly end: () => void;
}

/** Systems give controls to what sounds for longer than a few seconds. */
const SILENCE_SECONDS = 10;
const RATE = 8000;
const HEADER_BYTES = 44;
/** Middle of unsigned samples of eight bits. */
const ZERO = 128;

/** Silence as a WAV file: one channel, eight bits. */
function silence(): Blob {
  const length = SILENCE_SECONDS * RATE;
  const view = new DataView(new ArrayBuffer(HEADER_BYTES));
  const word = (at: number, text: string) => new Uint8Array(view.buffer).set(new TextEncoder().encode(text), at);
  word(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + length, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  word(36, 'data');
  view.setUint32(40, length, true);
  return new Blob([view.buffer, new Uint8Array(length).fill(ZERO)], { type: 'audio/wav' });
}

/** A rest that is changed follows the one before within this time. */
const FOLLOWED_MS = 300;
/** Number of the rest whose controls are shown. */
let shown = 0;

/** One of the page: an iPhone lets an element sound that a press has once started. */
let sounding: HTMLAudioElement | null = null;

function soundingSilence(): HTMLAudioElement {
  if (sounding === null) {
    sounding = new Audio(URL.createObjectURL(silence()));
    sounding.loop = true;
  }
  return sounding;
}

/** A browser throws for an action that it does not know. */
function handle(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // Its button is not there.
  }
}

/** Shows until when a rest lasts, with buttons that end it or change it, while silence sounds. @returns ends it */
export function showRestControls(
  { endsAt, total }: { readonly endsAt: number; readonly total: number },
  { adjust, end }: RestActions,
): () => void {
  const audio = soundingSilence();
  const { mediaSession } = navigator;
  // The one that is stored for times without a network.
  const icon = { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' };
  mediaSession.metadata = new MediaMetadata({ title: `Pause bis ${format(endsAt, 'HH:mm:ss')}`, artist: 'Anwurf', artwork: [icon] });
  const actions: readonly [MediaSessionAction, () => void][] = [
    ['nexttrack', end],
    ['seekforward', () => adjust(-REST_STEP_SECONDS)],
    ['seekbackward', () => adjust(REST_STEP_SECONDS)],
  ];
  for (const [action, act] of actions) handle(action, act);
  const position = Math.min(total, Math.max(0, total - (endsAt - Date.now()) / 1000));
  if (total > 0) mediaSession.setPositionState({ duration: total, position, playbackRate: 1 });
  // A browser that asks for a press first has no controls then; the rest goes on.
  audio.play().catch(() => undefined);
  shown += 1;
  const own = shown;
  function takeAway(): void {
    if (own !== shown) return;
    audio.pause();
    for (const [action] of actions) handle(action, null);
    mediaSession.metadata = null;
    mediaSession.setPositionState();
  }
  // A rest that becomes longer or shorter is the next one: silence that stops may not start again on a locked phone.
  return () => void setTimeout(takeAway, FOLLOWED_MS);
}
