import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Icon } from '../../primitives/icon/Icon';
import { Tap } from '../../primitives/tap/Tap';
import styles from './Chip.module.css';

export interface ChipProps {
  children?: ReactNode;
  selected?: boolean | undefined;
  /** Chosen before, and gone from what there is: kept, struck, and still to be taken back. */
  vanished?: boolean | undefined;
  /** Shows a cross: a tap takes it away. */
  removable?: boolean | undefined;
  promotion?: boolean | undefined;
  disabled?: boolean | undefined;
  label?: string | undefined;
  className?: string | undefined;
  onTap?: (() => void) | undefined;
}

export function Chip(props: ChipProps) {
  const { children, selected, vanished, removable, promotion, disabled, label, onTap } = props;
  return (
    <Tap
      className={cx(
        styles.chip,
        selected && styles.selected,
        vanished && styles.vanished,
        promotion && styles.promotion,
        disabled && styles.vanished,
        props.className,
      )}
      pressed={selected}
      disabled={disabled}
      label={label}
      onTap={onTap}
    >
      {children}
      {removable && <Icon name="close" size="s" />}
    </Tap>
  );
}
