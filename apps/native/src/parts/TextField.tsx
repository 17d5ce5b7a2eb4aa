import { forwardRef, useState } from 'react';
import { StyleSheet, TextInput, type TextInputProps, View } from 'react-native';
import { tokens } from '../brand/tokens.ts';
import { Icon, type IconName } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';

interface TextFieldProps
  extends Pick<
    TextInputProps,
    'maxLength' | 'autoFocus' | 'keyboardType' | 'placeholder' | 'onBlur'
  > {
  label: string;
  value: string;
  icon?: IconName;
  /** With a text, a button at the end empties the field. */
  clearLabel?: string;
  isSearch?: boolean;
  onChange(value: string): void;
  onSubmit?(): void;
}

export const TextField = forwardRef<TextInput, TextFieldProps>(function TextField(
  { label, value, icon, clearLabel, isSearch = false, onChange, onSubmit, onBlur, ...input },
  ref,
) {
  const [hasFocus, setFocus] = useState(false);
  return (
    <View style={[styles.field, hasFocus && styles.focused]}>
      {icon && <Icon name={icon} size={20} colour={tokens.ink3} />}
      <TextInput
        {...input}
        ref={ref}
        aria-label={label}
        value={value}
        placeholderTextColor={tokens.ink3}
        returnKeyType={isSearch ? 'search' : 'done'}
        autoCapitalize="none"
        autoCorrect={false}
        style={styles.input}
        onFocus={() => setFocus(true)}
        onBlur={(event) => {
          setFocus(false);
          onBlur?.(event);
        }}
        onChangeText={onChange}
        onSubmitEditing={onSubmit}
      />
      {clearLabel && value !== '' && (
        <IconButton icon="close" size={18} label={clearLabel} onPress={() => onChange('')} />
      )}
    </View>
  );
});

const styles = StyleSheet.create({
  field: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: tokens.space2,
    minHeight: tokens.controlHeight,
    paddingLeft: tokens.space3,
    borderWidth: 1,
    borderColor: tokens.borderStrong,
    backgroundColor: tokens.paper,
  },
  focused: { borderColor: tokens.ink },
  input: {
    flex: 1,
    // The border of the field says where the keyboard writes.
    outlineStyle: 'solid',
    outlineWidth: 0,
    minHeight: tokens.touchSize,
    paddingVertical: tokens.space2,
    fontSize: tokens.textInput,
    color: tokens.ink,
  },
});
