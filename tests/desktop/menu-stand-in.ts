import type { MenuItemConstructorOptions } from 'electron';
import type { AppMenu } from '../../desktop/main/electron-main.ts';

const modifier = /^(CmdOrCtrl|CommandOrControl|Cmd|Command|Ctrl|Control|Alt|Option|Shift|Super)$/;
const key = /^([0-9A-Z]|F([1-9]|1\d|2[0-4])|Plus|Space|Tab|Left|Right|Up|Down|Home|End|PageUp|PageDown|Esc|Delete|Backspace|[,.[\]=-])$/;

/** @throws as Electron does for text that is no shortcut */
function checkAccelerator(text: string): void {
  const parts = text.split('+');
  const last = parts.pop() ?? '';
  if (!key.test(last) || parts.some((part) => !modifier.test(part))) throw new TypeError(`conversion failure from ${text}`);
}

/** @throws as `Menu.buildFromTemplate` does */
function checkItem(item: MenuItemConstructorOptions): void {
  if (item.label === undefined && item.role === undefined && item.type === undefined) {
    throw new TypeError('Invalid template for MenuItem: must have at least one of label, role or type');
  }
  if (item.type === 'submenu' && item.submenu === undefined) throw new TypeError('Invalid submenu');
  if (item.accelerator !== undefined) checkAccelerator(item.accelerator);
  if (Array.isArray(item.submenu)) item.submenu.forEach(checkItem);
}

/** A menu as it was built, whose items can be chosen. */
export class MenuStandIn implements AppMenu {
  constructor(readonly items: readonly MenuItemConstructorOptions[]) {
    items.forEach(checkItem);
  }

  /** All items, those of submenus included. */
  all(): readonly MenuItemConstructorOptions[] {
    const below = (item: MenuItemConstructorOptions): MenuItemConstructorOptions[] =>
      Array.isArray(item.submenu) ? [item, ...item.submenu.flatMap(below)] : [item];
    return this.items.flatMap(below);
  }

  /** Chooses an item, as the player does. @throws when there is none */
  choose(label: string): void {
    const item = this.all().find((one) => one.label === label);
    if (item?.click === undefined) throw new Error(`nothing to choose at ${label}`);
    // None of ours reads the item, the window or the keys.
    (item.click as () => void)();
  }
}
