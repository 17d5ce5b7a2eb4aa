import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { cx } from '../../cx.ts';
import styles from './Overlay.module.css';
import type { OverlayProps } from './Overlay.types.ts';
import { useClosing } from './useClosing.ts';

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

function Dialog({ open, onClose, label, place, alert, className, children }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={cx(styles.scrim, !open && styles.leaving)}
      role={alert ? 'alertdialog' : undefined}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A second Esc closes a dialog without asking: the state must follow.
      onClose={() => open && onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => event.key === 'Tab' && goRound(event)}
    >
      <div className={cx(styles.panel, styles[place], className)}>{children}</div>
    </dialog>
  );
}

/** Something above the page: the focus stays in it, and returns to where it was. */
export function Overlay(props: OverlayProps) {
  return useClosing(props.open) && <Dialog {...props} />;
}
