import { openPrefetchChannel } from '@anwurf/db/client/prefetch-channel';
import { useEffect, useState } from 'react';
import styles from '../links.module.css';

/** In ms: a sign-in that is worth a sentence. */
const longWait = 3000;

/**
 * Says on a slow line that the app is arriving while the screen that shows the rest is on its way itself, and how much of it: the screen's scripts come
 * first and are not counted.
 */
export function SlowSignIn() {
  const [isLong, setLong] = useState(false);
  const [share, setShare] = useState<number | null>(null);
  useEffect(() => {
    const channel = openPrefetchChannel();
    channel.addEventListener('message', ({ data }: MessageEvent<number | null>) => setShare(data));
    channel.postMessage('how much');
    const timer = setTimeout(() => setLong(true), longWait);
    return () => {
      clearTimeout(timer);
      channel.close();
    };
  }, []);
  if (!isLong) return null;
  const percent = share === null ? undefined : Math.floor(share * 100);
  return (
    <span
      className={styles.arriving}
      role="progressbar"
      aria-label="Die App kommt auf dieses Gerät"
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      Die App kommt auf dieses Gerät{percent === undefined ? ' …' : `: ${percent}\u00a0%`}
    </span>
  );
}
