import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Icon } from '../../primitives/icon/Icon';
import { Pressable } from '../../primitives/pressable/Pressable';
import styles from './Chip.module.css';

export interface ChipProps {
  children?: ReactNode;
  selected?: boolean | undefined;
  /** Selected earlier but no longer offered: shown struck through so that it can still be removed. */
  unavailable?: boolean | undefined;
  /** Shows a cross: a press removes it. */
  removable?: boolean | undefined;
  promotion?: boolean | undefined;
  disabled?: boolean | undefined;
  label?: string | undefined;
  className?: string | undefined;
  onPress?: (() => void) | undefined;
}

export function Chip(props: ChipProps) {
  const { children, selected, unavailable, removable, promotion, disabled, label, onPress } = props;
  return (
    <Pressable
      className={cx(
        styles.chip,
        selected && styles.selected,
        unavailable && styles.unavailable,
        promotion && styles.promotion,
        disabled && styles.unavailable,
        props.className,
      )}
      pressed={selected}
      disabled={disabled}
      label={label}
      onPress={onPress}
    >
      {children}
      {removable && <Icon name="close" size="s" />}
    </Pressable>
  );
}
