import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { cx } from '../../cx.ts';
import { isComposing } from '../../primitives/input/is-composing.ts';
import styles from './MessageField.module.css';
import type { MessageFieldProps } from './MessageField.types.ts';

const isSend = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !event.shiftKey && !isComposing(event);

/** A field for a message that grows with its text. */
export function MessageField(props: MessageFieldProps) {
  const { label, value, onChange, onSubmit, maxLength, placeholder, className } = props;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);

  useLayoutEffect(() => {
    const { current } = field;
    if (!current) return;
    current.style.height = 'auto';
    if (value) current.style.height = `${current.scrollHeight}px`;
  }, [value]);

  return (
    <textarea
      ref={field}
      id={id}
      className={cx(styles.field, className)}
      aria-label={label}
      rows={1}
      enterKeyHint="send"
      value={value}
      maxLength={maxLength}
      placeholder={placeholder}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (!isSend(event)) return;
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}
