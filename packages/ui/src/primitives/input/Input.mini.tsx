import { Input as HostInput, View } from '@tarojs/components';
import { useContext } from 'react';
import { cx } from '../../cx.ts';
import fieldStyles from '../field/Field.module.css';
import { FieldNote } from '../field/FieldNote.tsx';
import { SubmitContext } from '../submit-context.ts';
import styles from './Input.module.css';
import type { InputProps } from './Input.types.ts';

const TYPES = { tel: 'number', number: 'number', id: 'idcard' } as const;

export function Input(props: InputProps) {
  const { label, hidesLabel, hint, error, type = 'text', onChange } = props;
  const submitForm = useContext(SubmitContext);
  const note = error ?? hint;
  const hasAddons = Boolean(props.before || props.after);
  return (
    <View className={cx(styles.field, props.className)}>
      {!hidesLabel && <View className={cx(fieldStyles.label)}>{label}</View>}
      <View className={cx(hasAddons && styles.row, hasAddons && error && styles.invalid)}>
        {props.before}
        <HostInput
          className={cx(
            styles.input,
            error && styles.invalid,
            (props.bare || hasAddons) && styles.bare,
          )}
          ariaLabel={label}
          type={type in TYPES ? TYPES[type as keyof typeof TYPES] : 'text'}
          password={type === 'password'}
          confirmType={type === 'search' ? 'search' : 'done'}
          value={props.value}
          placeholder={props.placeholder ?? ''}
          placeholderClass={styles.placeholder ?? ''}
          maxlength={props.maxLength ?? -1}
          disabled={Boolean(props.disabled)}
          focus={Boolean(props.autoFocus)}
          onInput={(event) => onChange(event.detail.value)}
          onConfirm={() => (props.onSubmit ?? submitForm)?.()}
          onFocus={() => props.onFocus?.()}
          onBlur={() => props.onBlur?.()}
        />
        {props.after}
      </View>
      {note && <FieldNote isError={Boolean(error)}>{note}</FieldNote>}
    </View>
  );
}
