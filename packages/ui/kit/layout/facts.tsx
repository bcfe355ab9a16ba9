import type { ReactNode } from 'react';
import { Num, type NumProps } from '../text/num.tsx';

export interface Fact {
  label: string;
  value: ReactNode;
}

export interface FactsProps {
  facts: readonly Fact[];
  className: string | undefined;
  size?: NumProps['size'];
  /** Further facts. */
  children?: ReactNode;
}

/** Figures and what they are, side by side. */
export function Facts({ facts, className, size, children }: FactsProps) {
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Num {...(size && { size })}>{value}</Num>
          </dd>
        </div>
      ))}
      {children}
    </dl>
  );
}
