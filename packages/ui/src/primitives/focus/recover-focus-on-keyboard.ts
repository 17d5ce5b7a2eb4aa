/**
 * Loads the focus recovery when a keyboard is first used, as most shoppers have none. A failed
 * download is retried at the next keyboard focus.
 */
export function recoverFocusOnKeyboard(root: HTMLElement): void {
  const onFocusIn = async ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
    root.removeEventListener('focusin', onFocusIn);
    try {
      const { recoverFocus } = await import('./recover-focus.ts');
      recoverFocus(root);
    } catch {
      root.addEventListener('focusin', onFocusIn);
    }
  };
  root.addEventListener('focusin', onFocusIn);
}
