import type { ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button, type ButtonVariant } from './button.tsx';

export interface FileButtonProps {
  variant?: ButtonVariant;
  /** Kinds of files that may be chosen, such as '.csv'. */
  accepts: readonly string[];
  onChoose: (file: File) => void;
  children: ReactNode;
}

/** Lets one file be chosen from the device. */
export function FileButton({ variant = 'line', accepts, onChoose, children }: FileButtonProps) {
  return (
    <FileTrigger
      acceptedFileTypes={accepts}
      onSelect={(files) => {
        const file = files?.[0];
        if (file) onChoose(file);
      }}
    >
      <Button variant={variant}>{children}</Button>
    </FileTrigger>
  );
}
