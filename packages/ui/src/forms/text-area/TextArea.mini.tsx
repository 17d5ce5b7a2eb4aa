import { Textarea, View } from '@tarojs/components';
import { cx } from '../../cx.ts';
import fieldStyles from '../../primitives/field/Field.module.css';
import { FieldNote } from '../../primitives/field/FieldNote.tsx';
import styles from './TextArea.module.css';
import type { TextAreaProps } from './TextArea.types.ts';

export function TextArea(props: TextAreaProps) {
  const { label, hidesLabel, value, onChange, maxLength, placeholder = '', error } = props;
  return (
    <View className={cx(styles.field, props.className)}>
      <View className={cx(styles.header)}>
        {!hidesLabel && <View className={cx(fieldStyles.label)}>{label}</View>}
        <View className={cx(styles.count)}>
          {value.length}/{maxLength}
        </View>
      </View>
      <Textarea
        className={cx(styles.area, error && styles.invalid)}
        ariaLabel={label}
        value={value}
        maxlength={maxLength}
        placeholder={placeholder}
        onInput={(event) => onChange(event.detail.value)}
      />
      {error && <FieldNote isError>{error}</FieldNote>}
    </View>
  );
}
