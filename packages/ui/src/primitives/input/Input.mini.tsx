import { Input as HostInput, Text, View } from '@tarojs/components';
import { useContext } from 'react';
import { cx } from '../../cx.ts';
import { SendContext } from '../sending.ts';
import styles from './Input.module.css';
import type { InputProps } from './Input.types.ts';

const TYPES = { tel: 'number', number: 'number', id: 'idcard' } as const;

export function Input(props: InputProps) {
  const { label, hidesLabel, hint, error, kind = 'text', onChange } = props;
  const send = useContext(SendContext);
  const note = error ?? hint;
  const isLined = Boolean(props.before || props.after);
  return (
    <View className={cx(styles.field, props.className)}>
      {!hidesLabel && <Text className={cx(styles.label)}>{label}</Text>}
      <View className={cx(isLined && styles.line, isLined && error && styles.wrong)}>
        {props.before}
        <HostInput
          className={cx(
            styles.input,
            error && styles.wrong,
            (props.bare || isLined) && styles.bare,
          )}
          ariaLabel={label}
          type={kind in TYPES ? TYPES[kind as keyof typeof TYPES] : 'text'}
          password={kind === 'password'}
          confirmType={kind === 'search' ? 'search' : 'done'}
          value={props.value}
          placeholder={props.placeholder ?? ''}
          placeholderClass={styles.placeholder ?? ''}
          maxlength={props.maxLength ?? -1}
          disabled={Boolean(props.disabled)}
          focus={Boolean(props.focused)}
          onInput={(event) => onChange(event.detail.value)}
          onConfirm={() => (props.onSubmit ?? send)?.()}
          onFocus={() => props.onFocus?.()}
          onBlur={() => props.onBlur?.()}
        />
        {props.after}
      </View>
      {note && <View className={cx(styles.note, error && styles.error)}>{note}</View>}
    </View>
  );
}
