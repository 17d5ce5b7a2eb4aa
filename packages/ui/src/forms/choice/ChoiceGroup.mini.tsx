import { View } from '@tarojs/components';
import { cx } from '../../cx.ts';
import styles from './Choice.module.css';
import type { ChoiceGroupProps } from './Choice.types.ts';
import { OptionWords } from './OptionWords.tsx';

export function ChoiceGroup(props: ChoiceGroupProps) {
  const { label, options, value, onChange, error, className } = props;
  return (
    <View className={cx(styles.group, className)} ariaRole="radiogroup" ariaLabel={label}>
      {options.map((option, index) => {
        const chosen = option.value === value;
        return (
          <View
            key={option.value}
            className={cx(
              styles.option,
              index === options.length - 1 && styles.last,
              option.disabled && styles.off,
            )}
            ariaRole="radio"
            {...(!option.disabled && { onClick: () => onChange(option.value) })}
          >
            <View className={cx(styles.mark, chosen && styles.chosen)}>
              {chosen && <View className={cx(styles.dot)} />}
            </View>
            <OptionWords option={option} chosen={chosen} />
          </View>
        );
      })}
      {error && <View className={cx(styles.error)}>{error}</View>}
    </View>
  );
}
