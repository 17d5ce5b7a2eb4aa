interface Field {
  focus(): void;
  readonly nativeElement: Element | null;
}

const shown = new WeakSet<Element>();

/**
 * Focuses a field of a dialog once, as its `ref`, which antd sets again at every change. With `autoFocus` the field
 * would take the focus before the dialog has noted what had it, and the dialog could not give it back when it closes.
 */
export function focusWhenShown(field: Field | null): void {
  if (!field?.nativeElement || shown.has(field.nativeElement)) return;
  shown.add(field.nativeElement);
  setTimeout(() => {
    // An operator who already types into another field goes on there.
    if (!document.activeElement?.matches('input, textarea')) field.focus();
  });
}
