import { useId } from 'react';
import { cx } from '../../cx.ts';
import { Icon } from '../../primitives/icon/Icon';
import styles from './Select.module.css';
import type { SelectProps } from './Select.types.ts';

/** One of a list, as the browser of the device offers it. */
export function Select(props: SelectProps) {
  const { label, hidesLabel, options, value, onChange, placeholder, error } = props;
  const id = useId();
  return (
    <div className={cx(styles.field, props.className)}>
      <label className={hidesLabel ? styles.hiddenLabel : styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={cx(styles.line, error && styles.wrong)}>
        <select
          id={id}
          className={cx(styles.select, value === '' && styles.empty)}
          value={value}
          name={props.name}
          autoComplete={props.autoComplete}
          disabled={props.disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}note` : undefined}
          onChange={(event) => onChange(event.target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
        <Icon name="down" size="s" className={styles.sign} />
      </div>
      {error && (
        <p id={`${id}note`} className={styles.note}>
          {error}
        </p>
      )}
    </div>
  );
}
