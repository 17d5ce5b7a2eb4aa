import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { TapGroupProps } from './TapGroup.types.ts';
import { nextIndex } from './tap-group-rules.ts';

const TAPS = 'button:not(:disabled)';

/** Taps that belong together: one way through them by keyboard, one stroke over them by finger. */
export function TapGroup({ role, arrows, slides, onEscape, onLeave, ...rest }: TapGroupProps) {
  const slidOver = useRef<Element | null>(null);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Escape') onEscape?.();
    if (!arrows) return;
    const taps = [...event.currentTarget.querySelectorAll<HTMLElement>(TAPS)];
    const current = taps.indexOf(document.activeElement as HTMLElement);
    const next = taps[nextIndex(event.key, current, taps.length)];
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (arrows === 'choose') next.click();
  }

  function slide(event: PointerEvent<HTMLElement>): void {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    // The finger may stray sideways: only its height counts.
    const under = document.elementFromPoint(left + width / 2, event.clientY)?.closest(TAPS) ?? null;
    if (!under || under === slidOver.current || !event.currentTarget.contains(under)) return;
    slidOver.current = under;
    (under as HTMLElement).click();
  }

  const sliding = slides && {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // A mouse clicks.
      if (event.pointerType === 'mouse') return;
      event.currentTarget.setPointerCapture(event.pointerId);
      slidOver.current = null;
      slide(event);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) slide(event);
    },
  };
  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (!currentTarget.contains(relatedTarget)) onLeave?.();
  }

  return <div role={role} {...rest} {...sliding} {...{ onKeyDown, onBlur }} />;
}
