import { PlainButtonLink } from '../../kit/plain-button.tsx';
import { AccessActions } from './access-actions.tsx';
import { AccessFrame } from './access-frame.tsx';

interface Way {
  href: string;
  label: string;
}

export interface AccessNoticeProps {
  title: string;
  intro: string;
  next: Way;
  other: Way;
}

/** An access screen on which there is nothing to do but to go on. */
export function AccessNotice({ title, intro, next, other }: AccessNoticeProps) {
  return (
    <AccessFrame title={title} intro={intro}>
      <AccessActions>
        <PlainButtonLink wide variant="ball" href={next.href}>
          {next.label}
        </PlainButtonLink>
        <PlainButtonLink wide href={other.href}>
          {other.label}
        </PlainButtonLink>
      </AccessActions>
    </AccessFrame>
  );
}
