/** What a screen stands in, or what lies over it until it is answered. */
const SCREEN = 'main,dialog';

/** What the focus may go to by itself: never a field, which would raise a keyboard on a telephone. */
const STOPS =
  'a[href],button:not(:disabled),input[type=checkbox]:not(:disabled),input[type=radio]:not(:disabled),[tabindex="0"]';

/** Beyond it stands what is around every screen. */
const EDGE = 'main,body,dialog';

/** Where an element stands: at which turn in its parent, and so on up to the edge of its screen. */
export interface Place {
  element: HTMLElement;
  ways: { parent: Element; turn: number }[];
  /** It is seen to have the focus, as its shopper goes by keyboard. */
  isMarked: boolean;
}

export function placeOf(element: HTMLElement): Place {
  const ways: Place['ways'] = [];
  for (let at: Element = element; at.parentElement && !at.matches(EDGE); at = at.parentElement)
    ways.push({ parent: at.parentElement, turn: [...at.parentElement.children].indexOf(at) });
  return { element, ways, isMarked: element.matches(':focus-visible') };
}

export const isLost = ({ element }: Place): boolean =>
  !element.isConnected || element.matches(':disabled');

/** Whether it belongs to the screen itself, and not to what speaks or stands around it. */
export const isOfScreen = ({ ways }: Place): boolean =>
  ways.at(-1)?.parent.matches(SCREEN) ?? false;

const mayTake = (element: Element | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.matches(STOPS) && element.getClientRects().length > 0;

const firstIn = (scope: Element): HTMLElement | undefined =>
  [scope, ...scope.querySelectorAll(STOPS)].find(mayTake);

/** What comes after it, and when nothing does, what came before. */
function nearestIn({ children }: Element, turn: number): HTMLElement | undefined {
  const entries = [...children];
  for (const entry of [...entries.slice(turn), ...entries.slice(0, turn).reverse()]) {
    const found = firstIn(entry);
    if (found) return found;
  }
  return undefined;
}

/** What stands where it stood: its like in the entry that moved up, else the nearest thing to act on. */
function successorOf({ ways }: Place): HTMLElement | undefined {
  for (const [height, { parent, turn }] of ways.entries()) {
    if (!parent.isConnected) continue;
    if (parent.matches('main,body')) return undefined;
    const entry = parent.children[Math.min(turn, parent.children.length - 1)];
    const below = ways.slice(0, height).reverse();
    const like = below.reduce<Element | undefined>((at, way) => at?.children[way.turn], entry);
    const found = mayTake(like) ? like : nearestIn(parent, turn);
    if (found) return found;
  }
  return undefined;
}

/** Gives the focus back to what had it, or to what has taken its place: marked, if it was. */
export const returnTo = (place: Place): void =>
  (isLost(place) ? successorOf(place) : place.element)?.focus({
    preventScroll: !isLost(place),
    focusVisible: place.isMarked,
  });

/** What has been given the focus without a key having been used is not marked for it. */
export function unmark(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  element.blur();
  element.focus({ preventScroll: true, focusVisible: false });
}
