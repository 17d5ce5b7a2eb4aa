import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { cx } from '../../cx.ts';
import { getFocusPosition, hideFocusRing, restoreFocus } from '../focus/focus-position.ts';
import styles from './Overlay.module.css';
import type { OverlayProps } from './Overlay.types.ts';
import { useClosingTransition } from './useClosingTransition.ts';
import { useOverlay } from './useOverlay.ts';

const FOCUSABLE =
  ':is(a[href],button,input,select,textarea,[tabindex="0"]):not(:disabled,[tabindex="-1"])';

/** Keeps Tab inside the dialog: the native one lets it move on to the browser's own controls. */
function trapFocus(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLInputElement>(FOCUSABLE)];
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const active = document.activeElement as HTMLInputElement | null;
  // The browser stops once at a group of radio buttons: at the checked one.
  const isSameStop = (one?: HTMLInputElement, other?: HTMLInputElement | null) =>
    one === other || (one?.type === 'radio' && one.name === other?.name);
  if (!to || !isSameStop(from, active)) return;
  event.preventDefault();
  (stops.find((each) => each.checked && isSameStop(to, each)) ?? to).focus();
}

/** Marks a page with a scrollbar, so that CSS keeps its gutter while the page cannot scroll. */
function markScrollbar(): void {
  const { documentElement } = document;
  documentElement.toggleAttribute('data-scrollbar', innerWidth > documentElement.clientWidth);
}

function Dialog(props: OverlayProps) {
  const { open, onClose, openerId, label, placement, alert, className, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useOverlay(open && !openerId, onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!open) {
      // The page is usable at once; a popover only shows the closing animation.
      element.showPopover?.();
      return () => element.hidePopover?.();
    }
    const { activeElement } = document;
    // Opened by its URL, so no element on the page had the focus.
    const isOpenedByUrl = openerId && activeElement === document.body;
    const opener = isOpenedByUrl
      ? document.querySelector(`#${openerId} [aria-haspopup]`)
      : activeElement;
    const position = opener instanceof HTMLElement ? getFocusPosition(opener) : undefined;
    markScrollbar();
    element.showModal();
    if (!position?.isFocusVisible) hideFocusRing(document.activeElement);
    return () => {
      const isMarked =
        position?.isFocusVisible || document.activeElement?.matches(':focus-visible');
      element.close();
      if (position) restoreFocus({ ...position, isFocusVisible: !!isMarked });
    };
  }, [open, openerId]);

  return (
    <dialog
      ref={dialog}
      className={cx(styles.scrim, !open && styles.closing)}
      popover="manual"
      inert={!open}
      role={alert ? 'alertdialog' : undefined}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Browsers close a dialog on a second Esc without a cancel event.
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => event.key === 'Tab' && trapFocus(event)}
    >
      <div className={cx(styles.panel, styles[placement], className)}>{children}</div>
    </dialog>
  );
}

/** A modal layer over the page. It traps the focus and returns it to the opener when closed. */
export function Overlay(props: OverlayProps) {
  const visible = useClosingTransition(props);
  return visible && <Dialog {...visible} />;
}
