import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { cx } from '../../cx.ts';
import { placeOf, returnTo, unmark } from '../focus/place.ts';
import styles from './Overlay.module.css';
import type { OverlayProps } from './Overlay.types.ts';
import { useClosing } from './useClosing.ts';
import { useCovering } from './useCovering.ts';

const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select,textarea,[tabindex="0"]';

/** A dialog lets Tab leave for the browser's own bars; a shopper expects to go round. */
function goRound(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (!to || document.activeElement !== from) return;
  event.preventDefault();
  to.focus();
}

/** Whether a bar stands beside the page, whose room is kept while the page does not scroll. */
function noteBar(): void {
  const { documentElement } = document;
  documentElement.toggleAttribute('data-bar', innerWidth > documentElement.clientWidth);
}

function Dialog(props: OverlayProps) {
  const { open, onClose, home, label, place, alert, className, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useCovering(open && !home, onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!open) {
      // The page is the shopper's again at once; what leaves is only seen, where browsers can show it.
      element.showPopover?.();
      return () => element.hidePopover?.();
    }
    const { activeElement } = document;
    // Nothing on the page opened what its address did.
    const isSent = home && activeElement === document.body;
    const opener = isSent ? document.querySelector(`#${home} [aria-haspopup]`) : activeElement;
    const place = opener instanceof HTMLElement ? placeOf(opener) : undefined;
    noteBar();
    element.showModal();
    if (!place?.isMarked) unmark(document.activeElement);
    return () => {
      const isMarked = place?.isMarked || document.activeElement?.matches(':focus-visible');
      element.close();
      if (place) returnTo({ ...place, isMarked: !!isMarked });
    };
  }, [open, home]);

  return (
    <dialog
      ref={dialog}
      className={cx(styles.scrim, !open && styles.leaving)}
      popover="manual"
      inert={!open}
      role={alert ? 'alertdialog' : undefined}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A second Esc closes a dialog without asking: the state must follow.
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => event.key === 'Tab' && goRound(event)}
    >
      <div className={cx(styles.panel, styles[place], className)}>{children}</div>
    </dialog>
  );
}

/** Something above the page: the focus stays in it, and returns to where it was. */
export function Overlay(props: OverlayProps) {
  const shown = useClosing(props);
  return shown && <Dialog {...shown} />;
}
