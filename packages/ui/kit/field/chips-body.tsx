import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import styles from './chips.module.css';
import { classNames } from '../class-names.ts';
import { FieldError } from './field-error.tsx';
import field from './text-field.module.css';
import hidden from '../text/visually-hidden.module.css';

export interface ChipsBodyProps {
  label: string;
  description?: ReactNode;
  error?: string | undefined;
  /** They scroll sideways instead of wrapping, and the label is for screen readers alone. */
  oneRow?: boolean;
  /** The chips. */
  children: ReactNode;
}

/** Inside of a group of chips, whether one or several can be chosen. */
export function ChipsBody({ label, description, error, oneRow = false, children }: ChipsBodyProps) {
  return (
    <>
      <Label className={oneRow ? hidden.hidden : field.label}>{label}</Label>
      {description && (
        <Text slot="description" className={field.description}>
          {description}
        </Text>
      )}
      <div className={classNames(styles.chips, oneRow && styles.row)}>{children}</div>
      <FieldError>{error}</FieldError>
    </>
  );
}
