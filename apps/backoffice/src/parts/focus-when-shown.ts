/**
 * Focuses a field of a dialog as its `ref`. With `autoFocus` the field would take the focus before the dialog has
 * noted what had it, and the dialog could not give it back when it closes.
 */
export function focusWhenShown(field: { focus(): void } | null): (() => void) | undefined {
  if (!field) return undefined;
  const timer = setTimeout(() => {
    // Whoever already types into another field goes on there.
    if (!document.activeElement?.matches('input, textarea')) field.focus();
  });
  return () => clearTimeout(timer);
}
