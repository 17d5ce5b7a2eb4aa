import { isLost, isOfScreen, type Place, placeOf, returnTo } from './place.ts';
import { showWhole } from './showWhole.ts';

/**
 * Whoever goes by keyboard would begin anew at the top of the page whenever what has the focus goes
 * away or can no longer be used: an entry that is removed, a button that has done its work. Within a
 * screen, what stands in its place then takes the focus.
 */
export function keepFocus(root: HTMLElement): () => void {
  let held: Place | undefined;
  // Where the shopper was before a message over the screen took the focus.
  let before: Place | undefined;

  const hold = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement)) return;
    if (held && isOfScreen(held)) before = held;
    held = placeOf(target);
    showWhole(target);
  };
  const take = ({ target }: FocusEvent) => hold(target);
  // Left by the shopper, it is none of ours; browsers differ in whether what is removed is left as well.
  const leave = () =>
    queueMicrotask(() => {
      if (held && !isLost(held) && document.activeElement !== held.element) held = undefined;
    });
  const look = () => {
    const active = document.activeElement;
    if (!held || !isLost(held) || (active !== document.body && active !== held.element)) return;
    const place = held;
    held = undefined;
    returnTo(isOfScreen(place) ? place : (before ?? place));
  };

  const changes = new MutationObserver(look);
  if (root.contains(document.activeElement)) hold(document.activeElement);
  root.addEventListener('focusin', take);
  root.addEventListener('focusout', leave);
  changes.observe(root, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  return () => {
    changes.disconnect();
    root.removeEventListener('focusin', take);
    root.removeEventListener('focusout', leave);
  };
}
