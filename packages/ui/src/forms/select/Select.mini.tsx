import { Picker, View } from '@tarojs/components';
import { cx } from '../../cx.ts';
import { Icon } from '../../primitives/icon/Icon';
import styles from './Select.module.css';
import type { SelectProps } from './Select.types.ts';

export function Select(props: SelectProps) {
  const { label, hidesLabel, options, value, onChange, placeholder = '', error } = props;
  const chosen = options.findIndex((option) => option.value === value);
  return (
    <View className={cx(styles.field, props.className)}>
      {!hidesLabel && <View className={cx(styles.label)}>{label}</View>}
      <Picker
        mode="selector"
        range={options.map(({ name }) => name)}
        value={Math.max(chosen, 0)}
        disabled={Boolean(props.disabled)}
        onChange={({ detail }) => {
          const option = options[Number(detail.value)];
          if (option) onChange(option.value);
        }}
      >
        <View
          className={cx(styles.line, error && styles.wrong)}
          ariaRole="combobox"
          ariaLabel={label}
        >
          <View className={cx(chosen < 0 && styles.empty)}>
            {options[chosen]?.name ?? placeholder}
          </View>
          <Icon name="down" size="s" className={styles.sign} />
        </View>
      </Picker>
      {error && <View className={cx(styles.note)}>{error}</View>}
    </View>
  );
}
