/** The containers of a screen or of a modal over it. */
const SCREEN = 'main,dialog';

/** Elements that may take the focus automatically. Text fields are left out: they would open the on-screen keyboard. */
const FOCUS_TARGETS =
  'a[href],button:not(:disabled),input[type=checkbox]:not(:disabled),input[type=radio]:not(:disabled),[tabindex="0"]';

/** Where the search for ancestors ends. */
const SCREEN_BOUNDARY = 'main,body,dialog';

/** The position of an element: its index in each ancestor up to the screen boundary. */
export interface FocusPosition {
  element: HTMLElement;
  ancestors: { parent: Element; index: number }[];
  /** Whether the browser showed a focus ring, as it does for keyboard users. */
  isFocusVisible: boolean;
}

export function getFocusPosition(element: HTMLElement): FocusPosition {
  const ancestors: FocusPosition['ancestors'] = [];
  for (
    let at: Element = element;
    at.parentElement && !at.matches(SCREEN_BOUNDARY);
    at = at.parentElement
  )
    ancestors.push({ parent: at.parentElement, index: [...at.parentElement.children].indexOf(at) });
  return { element, ancestors, isFocusVisible: element.matches(':focus-visible') };
}

export const isFocusLost = ({ element }: FocusPosition): boolean =>
  !element.isConnected || element.matches(':disabled');

/** True inside the screen or a modal, false in the header, footer or a toast. */
export const isInsideScreen = ({ ancestors }: FocusPosition): boolean =>
  ancestors.at(-1)?.parent.matches(SCREEN) ?? false;

const canTakeFocus = (element: Element | undefined): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.matches(FOCUS_TARGETS) &&
  element.getClientRects().length > 0;

const findFirstTarget = (scope: Element): HTMLElement | undefined =>
  [scope, ...scope.querySelectorAll(FOCUS_TARGETS)].find(canTakeFocus);

/** Finds the next focus target from an index on, else the nearest one before it. */
function findNearestTarget({ children }: Element, index: number): HTMLElement | undefined {
  const entries = [...children];
  for (const entry of [...entries.slice(index), ...entries.slice(0, index).reverse()]) {
    const target = findFirstTarget(entry);
    if (target) return target;
  }
  return undefined;
}

/** Finds the replacement of a lost element: the same control in the next list item, else the nearest target. */
function findReplacement({ ancestors }: FocusPosition): HTMLElement | undefined {
  for (const [depth, { parent, index }] of ancestors.entries()) {
    if (!parent.isConnected) continue;
    if (parent.matches('main,body')) return undefined;
    const entry = parent.children[Math.min(index, parent.children.length - 1)];
    const path = ancestors.slice(0, depth).reverse();
    const sameControl = path.reduce<Element | undefined>(
      (at, step) => at?.children[step.index],
      entry,
    );
    const target = canTakeFocus(sameControl) ? sameControl : findNearestTarget(parent, index);
    if (target) return target;
  }
  return undefined;
}

/** Focuses the element again, or its replacement if it was lost, with a focus ring if it had one. */
export const restoreFocus = (position: FocusPosition): void =>
  (isFocusLost(position) ? findReplacement(position) : position.element)?.focus({
    preventScroll: !isFocusLost(position),
    focusVisible: position.isFocusVisible,
  });

/** Removes the focus ring of an element that took the focus without keyboard use. */
export function hideFocusRing(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  element.blur();
  element.focus({ preventScroll: true, focusVisible: false });
}
