import { ChevronLeft } from 'lucide-react';
import { IconLink, type IconLinkProps } from './icon-button.tsx';

/** The arrow to the screen one level up. */
export function BackLink(props: Omit<IconLinkProps, 'aria-label' | 'children' | 'external'>) {
  return (
    <IconLink {...props} aria-label="Zurück">
      <ChevronLeft aria-hidden="true" />
    </IconLink>
  );
}
