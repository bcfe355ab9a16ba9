/** The one audio clock of the page; it may run from the first press on. */
let context: AudioContext | null = null;

/** Number of the stretch in which the audio clock runs with the time of day; 0: nothing can be heard. */
let stretch = 0;
let stretches = 0;
/** Seconds by which the time of day is ahead of the audio clock in this stretch. */
let ahead = 0;
const listeners = new Set<() => void>();

/** An interruption (a call, a locked phone) without any event holds the audio clock back; less than this is its coarseness. */
const driftSeconds = 0.1;
const checkMilliseconds = 500;
/** When a silent clock may start: the page is back, or any press, without which a reloaded page may not sound. */
const chances = ['focus', 'pageshow', 'click', 'keydown'];

/** A clock that stands for so long gives no sound, whatever its state says. */
const standstillMilliseconds = 1500;
/** The audio clock as it was seen moving last, and when. */
let moved = { to: -1, at: 0 };
let wasRunning = false;
/** When a silent clock was first asked to start; null: it runs. */
let askedAt: number | null = null;

function isStanding(audio: AudioContext): boolean {
  if (audio.currentTime === moved.to) return Date.now() - moved.at >= standstillMilliseconds;
  moved = { to: audio.currentTime, at: Date.now() };
  return false;
}

/** Whether a clock will not come back: it stands although it says 'running', or although it was asked to start. Seen in Safari (README). */
function isLost(audio: AudioContext): boolean {
  if (!isStanding(audio)) return false;
  return audio.state === 'running' || (askedAt !== null && Date.now() - askedAt >= standstillMilliseconds);
}

const secondsAhead = (audio: AudioContext) => Date.now() / 1000 - audio.currentTime;

function setStretch(next: number): void {
  if (next === stretch) return;
  stretch = next;
  for (const listener of listeners) listener();
}

/** Looks whether the audio clock runs, and still with the time of day: tones planned before an interruption come too late. */
function check(): void {
  if (context === null || context.state !== 'running') {
    wasRunning = false;
    setStretch(0);
    return;
  }
  // It takes its first step a moment after it says that it runs.
  if (!wasRunning) moved = { to: context.currentTime, at: Date.now() };
  wasRunning = true;
  askedAt = null;
  if (isStanding(context)) {
    setStretch(0);
    return;
  }
  if (stretch !== 0 && Math.abs(secondsAhead(context) - ahead) <= driftSeconds) return;
  ahead = secondsAhead(context);
  setStretch((stretches += 1));
}

function existingOrNew(): AudioContext {
  if (context !== null) return context;
  context = new AudioContext();
  context.addEventListener('statechange', check);
  return context;
}

/** Lets sound be heard, now or later: browsers allow it from within a press. */
export function allowSound(): void {
  if (typeof AudioContext === 'undefined') return;
  if (context !== null && isLost(context)) {
    void context.close().catch(() => undefined);
    context = null;
    askedAt = null;
  }
  const audio = existingOrNew();
  // 'interrupted' on an iPhone; a promise that is refused or never settled leaves it silent, which the check sees.
  if (audio.state !== 'running') {
    askedAt ??= Date.now();
    void audio.resume().then(check, () => undefined);
  }
  check();
}

/** Makes the audio clock before the press that lets it run: Chromium's page stands still for 60 to 80 ms meanwhile. */
export function prepareSound(): void {
  if (typeof AudioContext !== 'undefined') existingOrNew();
}

/**
 * Notifies of a change of the audible stretch, and tries to begin one, as after a reload: where the browser wants a press first, it stays 0.
 * @returns how to stop
 */
export function onSoundStretch(listener: () => void): () => void {
  listeners.add(listener);
  const retry = () => {
    if (document.visibilityState === 'visible') allowSound();
  };
  const timer = setInterval(check, checkMilliseconds);
  document.addEventListener('visibilitychange', retry);
  for (const event of chances) window.addEventListener(event, retry);
  allowSound();
  return () => {
    listeners.delete(listener);
    clearInterval(timer);
    document.removeEventListener('visibilitychange', retry);
    for (const event of chances) window.removeEventListener(event, retry);
  };
}

/** The audible stretch: another number means that tones have to be planned anew; 0: none is heard. */
export const soundStretch = (): number => stretch;

const volume = 0.35;
const fadeSeconds = 0.03;

/** A tone after `delay` seconds. Planned ahead in the audio clock, which goes on while timers of a locked phone stand still. */
function toneIn(audio: AudioContext, delay: number, frequency: number, length: number): OscillatorNode {
  const at = audio.currentTime + delay;
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(volume, at);
  gain.gain.setTargetAtTime(0, at + length - fadeSeconds, fadeSeconds);
  const tone = new OscillatorNode(audio, { frequency });
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length + fadeSeconds * 4);
  return tone;
}

/** Plans a short tone for each mark and a long, higher one for the end (0). Returns how to take them back. */
export function planTones(signals: readonly { mark: number; delay: number }[]): () => void {
  const audio = context;
  if (audio === null) return () => undefined;
  const tones = signals.map(({ mark, delay }) => (mark === 0 ? toneIn(audio, delay, 1047, 0.6) : toneIn(audio, delay, 698, 0.12)));
  return () => {
    for (const tone of tones) tone.disconnect();
  };
}
