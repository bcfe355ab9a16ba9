import { PlainIconLink as KitIconLink } from '../kit/action/plain-icon-button.tsx';
import { createExactLink } from './exact-link.ts';

/** An icon. Apart from the other plain links: most public pages have none. */
export const PlainIconLink = createExactLink(KitIconLink);
