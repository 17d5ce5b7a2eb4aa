import { Picker, View } from '@tarojs/components';
import { cx } from '../../cx.ts';
import fieldStyles from '../../primitives/field/Field.module.css';
import { FieldNote } from '../../primitives/field/FieldNote.tsx';
import { Icon } from '../../primitives/icon/Icon';
import styles from './Select.module.css';
import type { SelectProps } from './Select.types.ts';

export function Select(props: SelectProps) {
  const { label, hidesLabel, options, value, onChange, placeholder = '', error } = props;
  const selectedIndex = options.findIndex((option) => option.value === value);
  return (
    <View className={cx(styles.field, props.className)}>
      {!hidesLabel && <View className={cx(fieldStyles.label)}>{label}</View>}
      <Picker
        mode="selector"
        range={options.map(({ name }) => name)}
        value={Math.max(selectedIndex, 0)}
        disabled={Boolean(props.disabled)}
        onChange={({ detail }) => {
          const option = options[Number(detail.value)];
          if (option) onChange(option.value);
        }}
      >
        <View
          className={cx(styles.row, error && styles.invalid)}
          ariaRole="combobox"
          ariaLabel={label}
        >
          <View className={cx(selectedIndex < 0 && styles.empty)}>
            {options[selectedIndex]?.name ?? placeholder}
          </View>
          <Icon name="down" size="s" className={styles.arrow} />
        </View>
      </Picker>
      {error && <FieldNote isError>{error}</FieldNote>}
    </View>
  );
}
