import { View } from '@tarojs/components';
import { cx } from '../../cx.ts';
import { FieldNote } from '../../primitives/field/FieldNote.tsx';
import { toMiniProps } from '../../primitives/mini-props.ts';
import styles from './RadioGroup.module.css';
import type { RadioGroupProps } from './RadioGroup.types.ts';
import { RadioOptionContent } from './RadioOptionContent.tsx';

export function RadioGroup(props: RadioGroupProps) {
  const { label, options, value, onChange, error, className } = props;
  return (
    <View className={cx(styles.group, className)} ariaRole="radiogroup" ariaLabel={label}>
      {options.map((option, index) => {
        const isSelected = option.value === value;
        return (
          <View
            key={option.value}
            className={cx(
              styles.option,
              index === options.length - 1 && styles.last,
              option.disabled && styles.disabled,
            )}
            {...toMiniProps({
              role: 'radio',
              'aria-checked': isSelected,
              'aria-disabled': option.disabled || undefined,
            })}
            {...(!option.disabled && { onClick: () => onChange(option.value) })}
          >
            <View className={cx(styles.radio, isSelected && styles.selected)}>
              {isSelected && <View className={cx(styles.dot)} />}
            </View>
            <RadioOptionContent option={option} isSelected={isSelected} />
          </View>
        );
      })}
      {error && <FieldNote isError>{error}</FieldNote>}
    </View>
  );
}
