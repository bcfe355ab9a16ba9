import { TriangleAlert } from 'lucide-react';
import { type AriaAttributes, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import errorStyles from './field-error.module.css';
import styles from './text-field.module.css';
import { unbroken } from '../text/unbroken.tsx';

interface PlainFieldNotes {
  /** Of the field that is described. */
  attributes: Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'>;
  /** Note below it. */
  notes: ReactNode;
}

/** Description and error of one of the browser's own fields, and how the field refers to them. */
export function usePlainFieldNotes(description: ReactNode, error: string | undefined): PlainFieldNotes {
  const id = useId();
  const [descriptionId, errorId] = [`${id}description`, `${id}error`];
  const wrong = error !== undefined && error !== '';
  return {
    attributes: {
      'aria-invalid': wrong || undefined,
      'aria-describedby': classNames(Boolean(description) && descriptionId, wrong && errorId) || undefined,
    },
    notes: (
      <>
        {description && (
          <span id={descriptionId} className={styles.description}>
            {unbroken(description)}
          </span>
        )}
        {wrong && (
          <span id={errorId} className={errorStyles.error}>
            <TriangleAlert size={20} aria-hidden="true" />
            <span>{unbroken(error)}</span>
          </span>
        )}
      </>
    ),
  };
}
