import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { cx } from '../../cx.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldNote } from '../field/FieldNote.tsx';
import styles from './Input.module.css';
import type { InputProps } from './Input.types.ts';
import { isComposing } from './is-composing.ts';

const isSubmit = (event: KeyboardEvent): boolean => event.key === 'Enter' && !isComposing(event);

/** A text field with a label above and a hint or error below. */
export function Input(props: InputProps) {
  const { label, hidesLabel, hint, error, type = 'text', autoFocus, onSubmit, onChange } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const note = error ?? hint;
  const noteId = `${id}note`;
  const hasAddons = Boolean(props.before || props.after);

  useEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);

  // The shopper or the browser may have filled in the field before hydration.
  const reportExistingValue = useEffectEvent(() => {
    const typed = field.current?.value ?? props.value;
    if (typed !== props.value) onChange(typed);
  });
  useEffect(() => reportExistingValue(), []);

  return (
    <div className={cx(styles.field, !hidesLabel && styles.labelled, props.className)}>
      <FieldLabel htmlFor={id} hidden={hidesLabel}>
        {label}
      </FieldLabel>
      <div className={cx(hasAddons && styles.row, hasAddons && error && styles.invalid)}>
        {props.before}
        <input
          ref={field}
          id={id}
          className={cx(
            styles.input,
            error && styles.invalid,
            (props.bare || hasAddons) && styles.bare,
          )}
          type={type === 'number' || type === 'id' ? 'text' : type}
          inputMode={type === 'number' ? 'numeric' : undefined}
          enterKeyHint={type === 'search' ? 'search' : undefined}
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
        <FieldNote id={noteId} isError={Boolean(error)}>
          {note}
        </FieldNote>
      )}
    </div>
  );
}
