import { Link as TextLink } from '../kit/action/link.tsx';
import { PlainButtonLink as KitButtonLink } from '../kit/action/plain-button.tsx';
import { createExactLink } from './exact-link.ts';

// The browser's own links: public pages carry no react-aria.

/** Without a look of its own. */
export const Anchor = createExactLink('a');

/** In text. */
export const Link = createExactLink(TextLink);

/** Looks like a button. */
export const PlainButtonLink = createExactLink(KitButtonLink);
