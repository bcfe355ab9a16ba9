import type { ReactNode } from 'react';
import { Text } from 'react-aria-components/Text';
import { FieldError } from './field-error.tsx';
import styles from './text-field.module.css';

/** Below a field: what it is for, and what is wrong with it. */
export function FieldDescription({ error, children }: { error: string | undefined; children: ReactNode }) {
  return (
    <>
      {children && (
        <Text slot="description" className={styles.description}>
          {children}
        </Text>
      )}
      <FieldError>{error}</FieldError>
    </>
  );
}
