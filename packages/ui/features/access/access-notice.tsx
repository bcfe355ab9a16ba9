import type { ReactNode } from 'react';
import { AccessActions } from './access-actions.tsx';
import { AccessFrame } from './access-frame.tsx';

export interface AccessNoticeProps {
  title: string;
  intro: string;
  /** The ways on. */
  children: ReactNode;
}

/** An access screen on which there is nothing to do but to go on. */
export function AccessNotice({ children, ...frame }: AccessNoticeProps) {
  return (
    <AccessFrame {...frame}>
      <AccessActions>{children}</AccessActions>
    </AccessFrame>
  );
}
