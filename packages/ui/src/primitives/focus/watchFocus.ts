/**
 * Brings what keeps the focus with the first sign of a keyboard: most shoppers have none.
 * What is missing then is asked for again by the next sign.
 */
export function watchFocus(root: HTMLElement): void {
  const look = async ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
    root.removeEventListener('focusin', look);
    try {
      const { keepFocus } = await import('./keepFocus.ts');
      keepFocus(root);
    } catch {
      root.addEventListener('focusin', look);
    }
  };
  root.addEventListener('focusin', look);
}
