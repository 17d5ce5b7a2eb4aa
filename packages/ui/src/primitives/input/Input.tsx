import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { cx } from '../../cx.ts';
import styles from './Input.module.css';
import type { InputProps } from './Input.types.ts';

/** Return while a Chinese word is being composed picks the word; it does not send. */
const isSubmit = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !event.nativeEvent.isComposing;

/** One line of text with its label above and what is wrong with it below. */
export function Input(props: InputProps) {
  const { label, hidesLabel, hint, error, kind = 'text', focused, onSubmit, onChange } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const note = error ?? hint;
  const noteId = `${id}note`;
  const isLined = Boolean(props.before || props.after);

  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);

  /** Typed, or filled in by the browser, before scripts took the page over: nobody was told. */
  const tellTyped = useEffectEvent(() => {
    const typed = field.current?.value ?? props.value;
    if (typed !== props.value) onChange(typed);
  });
  useEffect(() => tellTyped(), []);

  return (
    <div className={cx(styles.field, props.className)}>
      <label className={hidesLabel ? styles.hiddenLabel : styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={cx(isLined && styles.line, isLined && error && styles.wrong)}>
        {props.before}
        <input
          ref={field}
          id={id}
          className={cx(
            styles.input,
            error && styles.wrong,
            (props.bare || isLined) && styles.bare,
          )}
          type={kind === 'number' || kind === 'id' ? 'text' : kind}
          inputMode={kind === 'number' ? 'numeric' : undefined}
          enterKeyHint={kind === 'search' ? 'search' : undefined}
          value={props.value}
          name={props.name}
          placeholder={props.placeholder}
          autoComplete={props.autoComplete}
          maxLength={props.maxLength}
          disabled={props.disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onSubmit && ((event) => isSubmit(event) && onSubmit())}
          onFocus={props.onFocus}
          onBlur={props.onBlur}
        />
        {props.after}
      </div>
      {note && (
        <p id={noteId} className={cx(styles.note, error && styles.error)}>
          {note}
        </p>
      )}
    </div>
  );
}
