import { Textarea } from '@tarojs/components';
import { cx } from '../../cx.ts';
import styles from './MessageField.module.css';
import type { MessageFieldProps } from './MessageField.types.ts';

/** Keeps the field above the keyboard. */
const CURSOR_SPACING = 24;

export function MessageField(props: MessageFieldProps) {
  const { label, value, onChange, onSubmit, maxLength, placeholder = '', className } = props;
  return (
    <Textarea
      className={cx(styles.field, className)}
      ariaLabel={label}
      value={value}
      maxlength={maxLength}
      placeholder={placeholder}
      autoHeight
      fixed
      cursorSpacing={CURSOR_SPACING}
      showConfirmBar={false}
      confirmType="send"
      onInput={(event) => onChange(event.detail.value)}
      onConfirm={onSubmit}
    />
  );
}
