import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import styles from './chips.module.css';
import { FieldError } from './field-error.tsx';
import field from './text-field.module.css';

export interface ChipsBodyProps {
  label: string;
  description?: ReactNode;
  error?: string | undefined;
  /** The chips. */
  children: ReactNode;
}

/** What a group of chips is made of, whether one or several can be chosen. */
export function ChipsBody({ label, description, error, children }: ChipsBodyProps) {
  return (
    <>
      <Label className={field.label}>{label}</Label>
      {description && (
        <Text slot="description" className={field.description}>
          {description}
        </Text>
      )}
      <div className={styles.chips}>{children}</div>
      <FieldError>{error}</FieldError>
    </>
  );
}
