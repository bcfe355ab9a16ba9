import { Skeleton } from './skeleton.tsx';

/** Skeletons one below the other; each of a height, and of a width where it does not fill the line. */
export function SkeletonLines({ lines }: { lines: readonly (readonly [height: string, width?: string])[] }) {
  return lines.map(([height, width]) => <Skeleton key={`${height} ${width}`} height={height} {...(width && { width })} />);
}
