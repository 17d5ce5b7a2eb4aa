import { View } from '@tarojs/components';
import { cx } from '../../cx.ts';
import styles from './Overlay.module.css';
import type { OverlayProps } from './Overlay.types.ts';
import { useClosing } from './useClosing.ts';

export function Overlay(props: OverlayProps) {
  const shown = useClosing(props);
  if (!shown) return null;
  const { open, onClose, label, place, alert, className, children } = shown;
  return (
    <View
      className={cx(styles.scrim, styles.host, !open && styles.leaving)}
      // Keeps the page behind still.
      catchMove
      onClick={onClose}
    >
      <View
        className={cx(styles.panel, styles[place], className)}
        ariaRole={alert ? 'alertdialog' : 'dialog'}
        ariaLabel={label}
        onClick={(event) => event.stopPropagation()}
      >
        {children}
      </View>
    </View>
  );
}
