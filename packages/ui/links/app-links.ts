import { Link } from 'react-aria-components/Link';
import { BackLink as KitBackLink } from '../kit/action/back-link.tsx';
import { ButtonLink as KitButtonLink } from '../kit/action/button-link.tsx';
import { IconLink as KitIconLink } from '../kit/action/icon-button.tsx';
import { MenuItem } from '../kit/action/menu.tsx';
import { createExactLink } from './exact-link.ts';

/** Around what is a link as a whole: a tile, a row, the logo. */
export const AreaLink = createExactLink(Link);

/** The arrow to the screen one level up. */
export const BackLink = createExactLink(KitBackLink);

/** Looks like a button. */
export const ButtonLink = createExactLink(KitButtonLink);

/** An icon. */
export const IconLink = createExactLink(KitIconLink);

/** In a menu. */
export const MenuLink = createExactLink(MenuItem);
