import {
  type FocusPosition,
  getFocusPosition,
  isFocusLost,
  isInsideScreen,
  restoreFocus,
} from './focus-position.ts';
import { scrollFullyIntoView } from './scroll-fully-into-view.ts';

/**
 * Moves the keyboard focus to the nearest control when the focused element is removed or disabled.
 * Without it, the focus would return to the top of the page.
 */
export function recoverFocus(root: HTMLElement): () => void {
  let current: FocusPosition | undefined;
  // The last focus inside the screen, before a toast or another message outside it took the focus.
  let lastInScreen: FocusPosition | undefined;

  const remember = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement)) return;
    if (current && isInsideScreen(current)) lastInScreen = current;
    current = getFocusPosition(target);
    scrollFullyIntoView(target);
  };
  const onFocusIn = ({ target }: FocusEvent) => remember(target);
  // Forgets an element that the shopper left. Some browsers also fire focusout for a removed element.
  const onFocusOut = () =>
    queueMicrotask(() => {
      if (current && !isFocusLost(current) && document.activeElement !== current.element)
        current = undefined;
    });
  const restoreIfLost = () => {
    const active = document.activeElement;
    if (!current || !isFocusLost(current)) return;
    if (active !== document.body && active !== current.element) return;
    const lost = current;
    current = undefined;
    restoreFocus(isInsideScreen(lost) ? lost : (lastInScreen ?? lost));
  };

  const observer = new MutationObserver(restoreIfLost);
  if (root.contains(document.activeElement)) remember(document.activeElement);
  root.addEventListener('focusin', onFocusIn);
  root.addEventListener('focusout', onFocusOut);
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', onFocusIn);
    root.removeEventListener('focusout', onFocusOut);
  };
}
