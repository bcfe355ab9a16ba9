/** A button that has changed takes no press for this long, and none until presses of it have paused for as long. */
const guardMs = 400;
/** A press this recent, at the place where buttons appear, may have been followed by one that meant what was there before. */
const recentMs = 1000;
const controls = 'button, a[href], [role=button]';

interface Press {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

let lastPress: Press | undefined;

/** Clicks of a form's Enter key, of scripts and of screen readers name their button; a finger names only a place. */
const isVirtualClick = (event: Event) => event instanceof MouseEvent && event.type === 'click' && event.detail === 0;

const pressedControl = ({ target }: Event) => (target instanceof Element ? target.closest(controls) : null);

/** Whether an event belongs to a press of a button or link, by pointer or key. */
function isPress(event: Event): boolean {
  if (pressedControl(event) === null || isVirtualClick(event)) return false;
  return !(event instanceof KeyboardEvent) || event.key === 'Enter' || event.key === ' ';
}

// The press that leads to the first guarded place comes before that place.
if (typeof document !== 'undefined') {
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (isPress(event)) lastPress = { at: performance.now(), x: event.clientX, y: event.clientY };
    },
    true,
  );
}

/** The press that the user may follow with another one; null: there is none. */
function recentPress(): Press | null {
  return lastPress !== undefined && performance.now() - lastPress.at <= recentMs ? lastPress : null;
}

/** Whether a place stands where something was pressed. */
function isUnder(place: HTMLElement, { x, y }: Press): boolean {
  const { left, right, top, bottom } = place.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** The buttons of a place with what each means: its name, and what `data-meaning` of the place says beside that. */
function meaningsOf(place: HTMLElement): ReadonlyMap<Element, string> {
  const about = place.dataset['meaning'] ?? '';
  return new Map(
    [...place.querySelectorAll(controls)].map((control) => [
      control,
      `${about}\n${control.getAttribute('aria-label') ?? control.textContent}`,
    ]),
  );
}

/**
 * Ref of a place whose buttons change, or that appears where something was pressed. For 400 ms after that a changed button takes no
 * press, since a second tap was meant for what was there before. It is disabled to assistive technology meanwhile and looks as ever.
 * Where buttons keep their words, `data-meaning` of the place says what they are about.
 */
export function guardPresses(place: HTMLElement | null): (() => void) | undefined {
  return place === null ? undefined : guard(place, isUnder);
}

/**
 * The same for a place that comes by itself after a press, such as a sheet that is still on its way up: wherever it stands when it
 * appears, its buttons take no press at first.
 */
export function guardArrival(place: HTMLElement | null): (() => void) | undefined {
  return place === null ? undefined : guard(place, () => true);
}

/** @param holdsAfter whether a place that came after a press takes no press at first */
function guard(place: HTMLElement, holdsAfter: (place: HTMLElement, press: Press) => boolean): () => void {
  const press = recentPress();
  let known = meaningsOf(place);
  /** Buttons that take no press, and whether it was here that they were said to be disabled. */
  const held = new Map<Element, boolean>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The button at which a key is pressed again; one that is reached after the change is pressed on purpose. */
  let focused: Element | null = null;
  /** The finger went down too early: its click is refused as well, whenever it is lifted. */
  let isRefusing = false;
  /** The frame in which it turns out whether the place takes presses; null: it is known. */
  let first: number | null = null;

  function release(): void {
    clearTimeout(timer);
    for (const [control, isOurs] of held) if (isOurs) control.removeAttribute('aria-disabled');
    held.clear();
  }
  function hold(changed: Iterable<Element>): void {
    for (const control of changed) {
      // A button that is busy says so itself, until it is not.
      const isOurs = held.get(control) === true || !control.hasAttribute('aria-disabled');
      if (isOurs) control.setAttribute('aria-disabled', 'true');
      held.set(control, isOurs);
    }
    focused = document.activeElement;
    clearTimeout(timer);
    timer = setTimeout(release, guardMs);
  }
  function begin(): void {
    if (first === null) return;
    cancelAnimationFrame(first);
    first = null;
    if (press !== null && holdsAfter(place, press)) hold(known.keys());
  }
  function refuse(event: Event): void {
    const control = isPress(event) ? pressedControl(event) : null;
    if (control === null) return;
    begin();
    const isHeld = held.has(control) && (!(event instanceof KeyboardEvent) || control === focused);
    if (event.type === 'pointerdown') isRefusing = isHeld;
    if (!isHeld && !(isRefusing && event instanceof MouseEvent)) return;
    if (event.type === 'click' || event instanceof KeyboardEvent) event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'pointerdown' || event instanceof KeyboardEvent) hold([control]);
  }

  const types = ['pointerdown', 'mousedown', 'click', 'keydown'];
  for (const type of types) place.addEventListener(type, refuse, true);
  const changes = new MutationObserver(() => {
    const before = known;
    known = meaningsOf(place);
    const changed = [...known.keys()].filter((control) => known.get(control) !== before.get(control));
    if (changed.length > 0) hold(changed);
  });
  changes.observe(place, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-label', 'data-meaning'],
  });
  // In its first frame, or at a press before that: asked now, all of the page would be laid out once more.
  if (press !== null) first = requestAnimationFrame(begin);
  return () => {
    if (first !== null) cancelAnimationFrame(first);
    release();
    changes.disconnect();
    for (const type of types) place.removeEventListener(type, refuse, true);
  };
}
