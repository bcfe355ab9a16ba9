import type { NoticeName } from '@anwurf/contract/push-words';

/** Notifications that the page has shown, by tag. */
const shown = new Map<string, Notification>();

export interface PageNotice {
  readonly name: NoticeName;
  readonly title: string;
  /** A later one with the same takes its place. */
  readonly tag: string;
  readonly isSilent?: boolean;
}

/** Shows a notification by the page itself, in the desktop app: a press on it calls `open`. Needs the permission. */
export function showPageNotice({ name, title, tag, isSilent = false }: PageNotice, open: (name: NoticeName) => void): void {
  const notice = new Notification(title, { tag, lang: 'de', silent: isSilent });
  notice.addEventListener('click', () => {
    notice.close();
    open(name);
  });
  shown.set(tag, notice);
}

/** Takes a notification away. */
export function closePageNotice(tag: string): void {
  shown.get(tag)?.close();
  shown.delete(tag);
}
