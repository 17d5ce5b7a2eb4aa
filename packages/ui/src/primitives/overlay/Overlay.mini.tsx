import { View } from '@tarojs/components';
import { cx } from '../../cx.ts';
import styles from './Overlay.module.css';
import type { OverlayProps } from './Overlay.types.ts';
import { useClosing } from './useClosing.ts';
import { useCovering } from './useCovering.ts';

export function Overlay(props: OverlayProps) {
  // Nothing has an address of its own here: whatever is open lies over its page.
  useCovering(props.open, props.onClose);
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
