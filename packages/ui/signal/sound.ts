/** The one audio clock of the page; made with the first press, as browsers ask for it. */
let context: AudioContext | null = null;

/** Lets sound be heard later: browsers allow it from within a press. */
export function allowSound(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
}

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
