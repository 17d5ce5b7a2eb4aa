import { useId } from 'react';
import { cx } from '../../cx.ts';
import styles from './Choice.module.css';
import type { ChoiceGroupProps } from './Choice.types.ts';
import { OptionWords } from './OptionWords.tsx';

/** One of several, each with room for words: an address, a way of delivery. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { label, options, value, onChange, error, className } = props;
  const name = useId();
  return (
    <fieldset
      className={cx(styles.group, className)}
      data-wrong={error ? '' : undefined}
      aria-describedby={error ? `${name}error` : undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      {options.map((option, index) => {
        const chosen = option.value === value;
        return (
          <label
            key={option.value}
            className={cx(
              styles.option,
              index === options.length - 1 && styles.last,
              option.disabled && styles.off,
            )}
          >
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={option.value}
              checked={chosen}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={cx(styles.mark, chosen && styles.chosen)} aria-hidden="true">
              {chosen && <span className={styles.dot} />}
            </span>
            <OptionWords option={option} chosen={chosen} />
          </label>
        );
      })}
      {error && (
        <p id={`${name}error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
