import { Check } from 'lucide-react';

export interface UnlockedValuesProps {
  values: readonly string[];
  /** Of the check marks, in pixels. */
  size: number;
  strokeWidth: number;
  className: string | undefined;
}

/** Values that an unlock opens. */
export function UnlockedValues({ values, size, strokeWidth, className }: UnlockedValuesProps) {
  return (
    <ul className={className}>
      {values.map((value) => (
        <li key={value}>
          <Check size={size} strokeWidth={strokeWidth} aria-hidden="true" />
          {value}
        </li>
      ))}
    </ul>
  );
}
