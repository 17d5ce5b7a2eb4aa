import { useId } from 'react';
import { cx } from '../../cx.ts';
import styles from './TextArea.module.css';
import type { TextAreaProps } from './TextArea.types.ts';

/** A few sentences, and how much room is left for them. */
export function TextArea(props: TextAreaProps) {
  const { label, hidesLabel, value, onChange, maxLength, placeholder, error, className } = props;
  const id = useId();
  return (
    <div className={cx(styles.field, className)}>
      <div className={styles.top}>
        <label className={hidesLabel ? styles.hiddenLabel : undefined} htmlFor={id}>
          {label}
        </label>
        <span className={styles.count}>
          {value.length}/{maxLength}
        </span>
      </div>
      <textarea
        id={id}
        className={cx(styles.area, error && styles.wrong)}
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}note` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <p id={`${id}note`} className={styles.note}>
          {error}
        </p>
      )}
    </div>
  );
}
