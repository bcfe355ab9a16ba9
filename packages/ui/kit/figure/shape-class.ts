import type { ShapeRole } from './figure-drawing.ts';
import styles from './figure.module.css';

/** The classes of a shape. */
export const shapeClass = (role: ShapeRole, gap = false): string => `${styles[role] ?? ''}${gap ? ` ${styles.gap ?? ''}` : ''}`;
