import { type DesktopBridge, desktopBridgeName, type DesktopEvents } from '@anwurf/contract/desktop-bridge';

/**
 * Follows main to the page that a menu or a link names, within the running app: the router watches the history. The running page is not led to
 * itself, which would add an entry.
 */
export function followMain(events: DesktopEvents): void {
  events.onNavigate((path) => {
    const { pathname, search, hash } = location;
    if (path.startsWith('/') && path !== `${pathname}${search}${hash}`) history.pushState(null, '', path);
  });
}

/** Reports the first drawing to main once, a failure's screen included. */
export function reportDrawn(root: Element, bridge: Pick<DesktopBridge, 'pageDrawn'>): void {
  const watch = new MutationObserver(() => {
    if (root.childElementCount === 0) return;
    watch.disconnect();
    bridge.pageDrawn().catch((error: unknown) => console.warn(`${desktopBridgeName} does not answer`, error));
  });
  watch.observe(root, { childList: true });
}
