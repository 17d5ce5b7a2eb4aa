import { View } from '@tarojs/components';
import { cx } from '../../cx.ts';
import styles from './Overlay.module.css';
import type { OverlayProps } from './Overlay.types.ts';
import { useClosingTransition } from './useClosingTransition.ts';
import { useOverlay } from './useOverlay.ts';

export function Overlay(props: OverlayProps) {
  // Overlays never have their own URL here, so `openerId` is ignored.
  useOverlay(props.open, props.onClose);
  const visible = useClosingTransition(props);
  if (!visible) return null;
  const { open, onClose, label, placement, alert, className, children } = visible;
  return (
    <View
      className={cx(styles.scrim, styles.host, !open && styles.closing)}
      // Stops the page behind from scrolling.
      catchMove
      onClick={onClose}
    >
      <View
        className={cx(styles.panel, styles[placement], className)}
        ariaRole={alert ? 'alertdialog' : 'dialog'}
        ariaLabel={label}
        onClick={(event) => event.stopPropagation()}
      >
        {children}
      </View>
    </View>
  );
}
