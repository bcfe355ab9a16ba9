import type { PlayerComparison } from '@anwurf/contract/players';
import type { ComparedFigure } from '@anwurf/domain/players/compare-figures';
import { ImageIcon, Share2 } from 'lucide-react';
import { PlainButton } from '../../../kit/action/plain-button.tsx';
import { usePlatform } from '../../../platform.tsx';
import { shareComparison, sharePicture } from './share-actions.ts';
import styles from './share-comparison.module.css';

export interface ShareComparisonProps {
  comparison: PlayerComparison;
  lines: readonly ComparedFigure[];
}

/** Gives the comparison to others: as a text with its address, or as a picture. */
export function ShareComparison({ comparison, lines }: ShareComparisonProps) {
  const platform = usePlatform();
  const origin = async () => (platform.siteOrigin ? platform.siteOrigin() : location.origin);
  return (
    <div className={styles.actions}>
      <PlainButton onClick={() => void shareComparison(comparison, lines, origin)}>
        <Share2 size={20} aria-hidden="true" />
        Vergleich teilen
      </PlainButton>
      <PlainButton onClick={() => void sharePicture(comparison, lines)}>
        <ImageIcon size={20} aria-hidden="true" />
        Als Bild teilen
      </PlainButton>
    </div>
  );
}
