import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { PressableGroupProps } from './PressableGroup.types.ts';
import { getNextIndex } from './pressable-group-rules.ts';

const PRESSABLES = 'button:not(:disabled)';

/** A group of pressables with arrow-key navigation and press-by-sliding. */
export function PressableGroup({
  role,
  arrows,
  pressOnSlide,
  onEscape,
  onFocusLeave,
  ...rest
}: PressableGroupProps) {
  const lastPressed = useRef<Element | null>(null);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Escape') onEscape?.();
    // With Alt or Cmd an arrow goes back in the history.
    if (!arrows || event.altKey || event.metaKey) return;
    const pressables = [...event.currentTarget.querySelectorAll<HTMLElement>(PRESSABLES)];
    const current = pressables.indexOf(document.activeElement as HTMLElement);
    const next = pressables[getNextIndex(event.key, current, pressables.length)];
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (arrows === 'press') next.click();
  }

  function pressUnderPointer(event: PointerEvent<HTMLElement>): void {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    // The finger may drift sideways, so only its vertical position counts.
    const target =
      document.elementFromPoint(left + width / 2, event.clientY)?.closest(PRESSABLES) ?? null;
    if (!target || target === lastPressed.current || !event.currentTarget.contains(target)) return;
    lastPressed.current = target;
    (target as HTMLElement).click();
  }

  const slideHandlers = pressOnSlide && {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // A mouse uses plain clicks.
      if (event.pointerType === 'mouse') return;
      event.currentTarget.setPointerCapture(event.pointerId);
      lastPressed.current = null;
      pressUnderPointer(event);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) pressUnderPointer(event);
    },
  };
  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (!currentTarget.contains(relatedTarget)) onFocusLeave?.();
  }

  return <div role={role} {...rest} {...slideHandlers} {...{ onKeyDown, onBlur }} />;
}
