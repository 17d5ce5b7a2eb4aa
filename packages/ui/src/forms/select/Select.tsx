import { useId } from 'react';
import { cx } from '../../cx.ts';
import { FieldLabel } from '../../primitives/field/FieldLabel.tsx';
import { FieldNote } from '../../primitives/field/FieldNote.tsx';
import { Icon } from '../../primitives/icon/Icon';
import styles from './Select.module.css';
import type { SelectProps } from './Select.types.ts';

/** A native select with a label above and an error below. */
export function Select(props: SelectProps) {
  const { label, hidesLabel, options, value, onChange, placeholder, error } = props;
  const id = useId();
  return (
    <div className={cx(styles.field, props.className)}>
      <FieldLabel htmlFor={id} hidden={hidesLabel}>
        {label}
      </FieldLabel>
      <div className={cx(styles.row, error && styles.invalid)}>
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
        <Icon name="down" size="s" className={styles.arrow} />
      </div>
      {error && (
        <FieldNote id={`${id}note`} isError>
          {error}
        </FieldNote>
      )}
    </div>
  );
}
