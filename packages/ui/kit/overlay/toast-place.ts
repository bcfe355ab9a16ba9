const margin = 8;

const overlaps = (one: DOMRect, top: number, bottom: number) => one.height > 0 && one.top < bottom && one.bottom > top;

/** Lower edge, in px from the top of the window, at which something of this place and height covers nothing marked. */
function clearEdge({ left, right, height }: DOMRect): number {
  const marked = [...document.querySelectorAll('[data-keep-clear]')]
    .map((element) => element.getBoundingClientRect())
    .filter((rect) => rect.left < right && rect.right > left);
  const lowest = window.innerHeight - margin;
  let edge = lowest;
  for (;;) {
    const covered = marked.filter((rect) => overlaps(rect, edge - height - margin, edge + margin));
    if (covered.length === 0) return edge;
    edge = Math.min(...covered.map(({ top }) => top)) - margin;
    if (edge - height < margin) return lowest;
  }
}

/** Ref of the region of toasts: keeps its toast above what is marked, however the page moves. */
export function keepClearOfMarked(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const place = () => {
    const toast = element.querySelector('[role=alertdialog]');
    if (toast !== null) element.style.setProperty('--lift', `${window.innerHeight - clearEdge(toast.getBoundingClientRect())}px`);
  };
  let frame = 0;
  const placeSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };
  place();
  // A sheet that opens under a toast brings its own actions, where it has come to rest.
  const parts = new MutationObserver(placeSoon);
  parts.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('animationend', placeSoon);
  const sizes = new ResizeObserver(place);
  sizes.observe(element);
  sizes.observe(document.body);
  for (const type of ['resize', 'scroll']) window.addEventListener(type, place, { passive: true });
  return () => {
    sizes.disconnect();
    parts.disconnect();
    cancelAnimationFrame(frame);
    document.removeEventListener('animationend', placeSoon);
    for (const type of ['resize', 'scroll']) window.removeEventListener(type, place);
  };
}
