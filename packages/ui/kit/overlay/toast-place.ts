const margin = 8;
/** Between the places that are tried, in px. */
const stepPx = 4;
/** After the last scroll event: a toast does not jump while the page moves. */
const restMs = 150;
const controls = 'a[href], button, input, select, textarea, summary, label, [role=button], [role=slider]';
/** The screen's subject and the ways on: covered last of all. */
const foremost = 'h1, header :is(button, a), nav :is(button, a), button[type=submit]';
const foremostWeight = 100;
/** Behind a dialog, or not for the eye. */
const outOfReach = '[inert], [aria-hidden=true]';

const isWithin = (rect: DOMRect, top: number, bottom: number) => rect.top < bottom && rect.bottom > top;

function rectsBeside(selector: string, toast: Element, { left, right }: DOMRect): DOMRect[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => !toast.contains(element) && element.closest(outOfReach) === null)
    .map((element) => element.getBoundingClientRect())
    .filter((rect) => rect.height > 0 && rect.left < right && rect.right > left && isWithin(rect, 0, window.innerHeight));
}

/**
 * Lower edge, in px from the top of the window, at which a toast covers nothing marked and no control; where there is no such gap,
 * as few controls as possible, least of all by its own buttons. The one it has is kept as long as it is free.
 */
function freeEdge(toast: Element, current: number | null): number {
  const own = toast.getBoundingClientRect();
  const marked = rectsBeside('[data-keep-clear]', toast, own);
  const pressed = rectsBeside(controls, toast, own);
  const first = rectsBeside(foremost, toast, own);
  const buttonsLeft = Math.min(...[...toast.querySelectorAll('button')].map((button) => button.getBoundingClientRect().left));
  const lowest = window.innerHeight - margin;
  const cost = (edge: number) => {
    const top = edge - own.height - margin;
    if (top < 0 || edge > lowest || marked.some((rect) => isWithin(rect, top, edge + margin))) return Infinity;
    const isHidden = (rect: DOMRect) => isWithin(rect, top, edge + margin);
    const hidden = pressed.filter(isHidden);
    const underButtons = hidden.filter(({ right }) => right > buttonsLeft);
    return hidden.length + underButtons.length + foremostWeight * first.filter(isHidden).length;
  };
  let best = lowest;
  let leastCost = Infinity;
  for (let edge = current !== null && cost(current) === 0 ? current : lowest; edge > own.height && leastCost > 0; edge -= stepPx) {
    const costHere = cost(edge);
    if (costHere < leastCost) [best, leastCost] = [edge, costHere];
  }
  return best;
}

/** Ref of the region of toasts: keeps its toast in a gap between the controls, wherever the page has come to rest. */
export function placeToast(region: HTMLElement | null): (() => void) | undefined {
  if (region === null) return undefined;
  let edge: number | null = null;
  const place = () => {
    const toast = region.querySelector('[role=alertdialog]');
    if (toast === null) {
      edge = null;
      return;
    }
    edge = freeEdge(toast, edge);
    region.style.setProperty('--lift', `${window.innerHeight - edge}px`);
  };
  let frame = 0;
  const placeSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };
  let rest: ReturnType<typeof setTimeout> | undefined;
  const placeAtRest = () => {
    clearTimeout(rest);
    rest = setTimeout(place, restMs);
  };
  place();
  // A sheet that opens under a toast brings its own actions, where it has come to rest.
  const parts = new MutationObserver(placeSoon);
  parts.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('animationend', placeSoon);
  const sizes = new ResizeObserver(place);
  sizes.observe(region);
  sizes.observe(document.body);
  window.addEventListener('resize', place, { passive: true });
  window.addEventListener('scroll', placeAtRest, { passive: true, capture: true });
  return () => {
    sizes.disconnect();
    parts.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(rest);
    document.removeEventListener('animationend', placeSoon);
    window.removeEventListener('resize', place);
    window.removeEventListener('scroll', placeAtRest, { capture: true });
  };
}
