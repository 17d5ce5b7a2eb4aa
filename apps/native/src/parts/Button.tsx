import { ActivityIndicator, Pressable, StyleSheet, Text } from 'react-native';
import { tokens } from '../brand/tokens.ts';
import { text } from './text-styles.ts';

interface ButtonProps {
  label: string;
  isOutlined?: boolean;
  /** On a dark ground. */
  isInverse?: boolean;
  isDisabled?: boolean;
  isBusy?: boolean;
  onPress(): void;
}

export function Button({
  label,
  isOutlined = false,
  isInverse = false,
  isDisabled = false,
  isBusy = false,
  onPress,
}: ButtonProps) {
  const colour = isOutlined || isInverse ? tokens.ink : tokens.onInk;
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-disabled={isDisabled}
      aria-busy={isBusy}
      disabled={isDisabled || isBusy}
      onPress={onPress}
      style={({ pressed }) => [
        styles.button,
        isOutlined && styles.outlined,
        isInverse && styles.inverse,
        isDisabled && styles.disabled,
        pressed && styles.pressed,
      ]}
    >
      {isBusy ? (
        <ActivityIndicator color={colour} />
      ) : (
        <Text style={[text.ui, styles.label, { color: colour }]}>{label}</Text>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  button: {
    flex: 1,
    minHeight: tokens.controlHeight,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: tokens.space4,
    backgroundColor: tokens.ink,
  },
  outlined: { backgroundColor: tokens.paper, borderWidth: 1, borderColor: tokens.ink },
  inverse: { backgroundColor: tokens.paper },
  disabled: { opacity: 0.4 },
  pressed: { opacity: 0.8 },
  label: { letterSpacing: 1.4, textAlign: 'center' },
});
