const burstMilliseconds = 3000;
/** Shades of court blue; canvas takes no variables. */
const blues = ['#0c3a6b', '#14508f', '#3f7fc1', '#7fb4ea', '#c3d8ee'];

/**
 * Three seconds of confetti from both lower corners. Nothing moves for players who asked for less motion.
 * @returns stops it
 */
export function celebrate(): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  const end = Date.now() + burstMilliseconds;
  let stop = () => {};
  let stopped = false;

  async function run() {
    const { default: confetti } = await import('canvas-confetti');
    if (stopped) return;
    const canvas = document.createElement('canvas');
    canvas.setAttribute('aria-hidden', 'true');
    canvas.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; pointer-events: none; z-index: 40;';
    document.body.append(canvas);
    // The library's worker is a blob, which the CSP refuses.
    const fire = confetti.create(canvas, { resize: true, useWorker: false });
    const throwFrom = (x: number, angle: number) =>
      fire({ particleCount: 3, angle, spread: 55, startVelocity: 55, origin: { x, y: 1 }, colors: blues });
    let frame = 0;
    const next = () => {
      void throwFrom(0, 60);
      void throwFrom(1, 120);
      if (Date.now() < end) frame = requestAnimationFrame(next);
    };
    stop = () => {
      cancelAnimationFrame(frame);
      fire.reset();
      canvas.remove();
    };
    next();
  }

  // Without it nothing is missing.
  run().catch(() => undefined);
  return () => {
    stopped = true;
    stop();
  };
}
