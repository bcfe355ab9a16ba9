import { openPrefetchChannel } from '@anwurf/db/client/prefetch-channel';
import { useEffect, useState } from 'react';
import styles from '../links.module.css';

/** In ms: a sign-in that is worth a sentence. */
const longWait = 3000;

/** Says on a slow line how much of the app has arrived, while the screen that shows the rest is on its way itself. */
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
  if (!isLong || share === null) return null;
  const percent = Math.floor(share * 100);
  return (
    <span
      className={styles.arriving}
      role="progressbar"
      aria-label="Die App kommt auf dieses Gerät"
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      Die App kommt auf dieses Gerät: {percent}&nbsp;%
    </span>
  );
}
