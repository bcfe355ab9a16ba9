import { CalendarDays } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Popover } from 'react-aria-components/Popover';
import { TextField } from 'react-aria-components/TextField';
import { classNames } from '../class-names.ts';
import styles from './date-field.module.css';
import { FieldDescription } from './field-description.tsx';
import field from './text-field.module.css';

export interface DateFieldProps {
  label: string;
  name: string;
  autoComplete?: string;
  placeholder: string;
  /** As it is typed. */
  value: string;
  onChange: (typed: string) => void;
  onBlur?: () => void;
  description?: ReactNode;
  error?: string | undefined;
  /** Content of the popup of the button beside the field; `close` when a day is chosen. */
  renderCalendar: (close: () => void) => ReactNode;
}

/** A day, typed or picked from a calendar. The caller parses typed text. */
export function DateField({ label, placeholder, description, error, renderCalendar, ...props }: DateFieldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <TextField {...props} validationBehavior="aria" isInvalid={Boolean(error)} className={classNames(field.field)}>
      <Label className={field.label}>{label}</Label>
      <div className={styles.place}>
        <div className={styles.row}>
          <Input inputMode="numeric" placeholder={placeholder} className={styles.input ?? ''} />
          <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
            <Button aria-label="Kalender öffnen" className={classNames(styles.open)}>
              <CalendarDays aria-hidden="true" />
            </Button>
            <Popover placement="bottom end" className={classNames(styles.popover)}>
              <Dialog aria-label={label} className={classNames(styles.dialog)}>
                {renderCalendar(() => setOpen(false))}
              </Dialog>
            </Popover>
          </DialogTrigger>
        </div>
      </div>
      <FieldDescription error={error}>{description}</FieldDescription>
    </TextField>
  );
}
