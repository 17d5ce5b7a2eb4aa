import { useId } from 'react';
import { cx } from '../../cx.ts';
import { FieldNote } from '../../primitives/field/FieldNote.tsx';
import textStyles from '../../primitives/text/Text.module.css';
import styles from './RadioGroup.module.css';
import type { RadioGroupProps } from './RadioGroup.types.ts';
import { RadioOptionContent } from './RadioOptionContent.tsx';

/** A group of radio buttons for longer texts, such as addresses. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, options, value, onChange, error, className } = props;
  const name = useId();
  return (
    <fieldset
      className={cx(styles.group, className)}
      data-invalid={error ? '' : undefined}
      aria-describedby={error ? `${name}error` : undefined}
    >
      <legend className={textStyles.visuallyHidden}>{label}</legend>
      {options.map((option, index) => {
        const isSelected = option.value === value;
        return (
          <label
            key={option.value}
            className={cx(
              styles.option,
              index === options.length - 1 && styles.last,
              option.disabled && styles.disabled,
            )}
          >
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={option.value}
              checked={isSelected}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={cx(styles.radio, isSelected && styles.selected)} aria-hidden="true">
              {isSelected && <span className={styles.dot} />}
            </span>
            <RadioOptionContent option={option} isSelected={isSelected} />
          </label>
        );
      })}
      {error && (
        <FieldNote id={`${name}error`} isError role="alert">
          {error}
        </FieldNote>
      )}
    </fieldset>
  );
}
