import { Input as HostInput, Text, View } from '@tarojs/components';
import { cx } from '../../cx.ts';
import styles from './Input.module.css';
import type { InputProps } from './Input.types.ts';

const TYPES = { tel: 'number', number: 'number' } as const;

export function Input(props: InputProps) {
  const { label, hidesLabel, hint, error, kind = 'text', onChange } = props;
  const note = error ?? hint;
  return (
    <View className={cx(styles.field, props.className)}>
      {!hidesLabel && <Text className={cx(styles.label)}>{label}</Text>}
      <HostInput
        className={cx(styles.input, error && styles.wrong, props.bare && styles.bare)}
        ariaLabel={label}
        type={kind === 'tel' || kind === 'number' ? TYPES[kind] : 'text'}
        password={kind === 'password'}
        confirmType={kind === 'search' ? 'search' : 'done'}
        value={props.value}
        placeholder={props.placeholder ?? ''}
        placeholderClass={styles.placeholder ?? ''}
        maxlength={props.maxLength ?? -1}
        disabled={Boolean(props.disabled)}
        focus={Boolean(props.focused)}
        onInput={(event) => onChange(event.detail.value)}
        onConfirm={() => props.onSubmit?.()}
        onFocus={() => props.onFocus?.()}
        onBlur={() => props.onBlur?.()}
      />
      {note && <View className={cx(styles.note, error && styles.error)}>{note}</View>}
    </View>
  );
}
