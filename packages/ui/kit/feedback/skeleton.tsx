import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths. */
  width?: string;
  height: string;
}

/** A block in the place of what is coming; it breathes, it doesn't shimmer. */
export function Skeleton({ width = '100%', height }: SkeletonProps) {
  return <span className={styles.block} style={{ width, height }} />;
}
