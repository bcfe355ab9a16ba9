import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import styles from './unbroken.module.css';

/** Words with a hyphen after which no line may end. */
const words = /(E-Mails?)/;

/** A text whose 'E-Mail' stays on one line; looks into plain elements, not into components. */
export function unbroken(node: ReactNode): ReactNode {
  if (typeof node === 'string') {
    return node.split(words).map((part, place) =>
      words.test(part) ? (
        <span key={place} className={styles.word}>
          {part}
        </span>
      ) : (
        part
      ),
    );
  }
  if (Array.isArray(node)) return Children.map(node, unbroken);
  if (!isValidElement<{ children?: ReactNode }>(node) || typeof node.type !== 'string' || node.props.children === undefined) return node;
  return cloneElement(node, {}, unbroken(node.props.children));
}
