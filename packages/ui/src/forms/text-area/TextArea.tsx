import { useId } from 'react';
import { cx } from '../../cx.ts';
import { FieldLabel } from '../../primitives/field/FieldLabel.tsx';
import { FieldNote } from '../../primitives/field/FieldNote.tsx';
import styles from './TextArea.module.css';
import type { TextAreaProps } from './TextArea.types.ts';

/** A multi-line text field with a character count. */
export function TextArea(props: TextAreaProps) {
  const { label, hidesLabel, value, onChange, maxLength, placeholder, error, className } = props;
  const id = useId();
  return (
    <div className={cx(styles.field, className)}>
      <div className={styles.header}>
        <FieldLabel htmlFor={id} hidden={hidesLabel}>
          {label}
        </FieldLabel>
        <span className={styles.count}>
          {value.length}/{maxLength}
        </span>
      </div>
      <textarea
        id={id}
        className={cx(styles.area, error && styles.invalid)}
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}note` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <FieldNote id={`${id}note`} isError>
          {error}
        </FieldNote>
      )}
    </div>
  );
}
