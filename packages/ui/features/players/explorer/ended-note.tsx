import { Banner } from '../../../kit/feedback/banner.tsx';

/** To somebody signed in whose access has ended: his address unlocks nothing. */
export function EndedNote() {
  return <Banner>Dein Zugang ist abgelaufen. Mit einem neuen Zugang siehst du hier wieder die vollen Werte.</Banner>;
}
