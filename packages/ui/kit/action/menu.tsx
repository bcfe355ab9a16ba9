import type { ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuTrigger,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
} from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { classNames } from '../class-names.ts';
import styles from './menu.module.css';

export interface MenuProps extends Omit<AriaMenuProps<object>, 'className' | 'children'> {
  /** The button that opens it. */
  trigger: ReactNode;
  /** Said above the items. */
  heading?: ReactNode;
  children: ReactNode;
}

export function Menu({ trigger, heading, children, ...props }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement="bottom end" className={classNames(styles.popover)}>
        {heading && <p className={styles.heading}>{heading}</p>}
        <AriaMenu {...props} className={classNames(styles.menu)}>
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

export interface MenuItemProps extends Omit<AriaMenuItemProps, 'className' | 'children' | 'textValue'> {
  icon?: ReactNode;
  danger?: boolean;
  children: string;
}

export function MenuItem({ icon, danger = false, children, ...props }: MenuItemProps) {
  return (
    <AriaMenuItem {...props} textValue={children} className={classNames(styles.item, danger && styles.danger)}>
      {icon}
      {children}
    </AriaMenuItem>
  );
}
