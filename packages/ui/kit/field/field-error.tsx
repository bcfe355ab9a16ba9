import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { classNames } from '../class-names.ts';
import styles from './field-error.module.css';
import { unbroken } from '../text/unbroken.tsx';

/** Error below a field. Shows the given text, else the browser's. */
export function FieldError({ children }: { children?: ReactNode }) {
  return (
    <AriaFieldError className={classNames(styles.error)}>
      {({ defaultChildren }) => (
        <>
          <TriangleAlert size={20} aria-hidden="true" />
          <span>{unbroken(children) ?? defaultChildren}</span>
        </>
      )}
    </AriaFieldError>
  );
}
