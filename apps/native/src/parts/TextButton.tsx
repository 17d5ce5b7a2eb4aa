import { Pressable, StyleSheet, Text } from 'react-native';
import { tokens } from '../brand/tokens.ts';
import { text } from './text-styles.ts';

interface TextButtonProps {
  label: string;
  /** What a screen reader says, where the label alone does not say what it is about. */
  fullLabel?: string | undefined;
  isDisabled?: boolean;
  onPress(): void;
}

/** A button that is an underlined text. */
export const TextButton = ({
  label,
  fullLabel = label,
  isDisabled = false,
  onPress,
}: TextButtonProps) => (
  <Pressable
    role="button"
    aria-label={fullLabel}
    aria-disabled={isDisabled}
    disabled={isDisabled}
    style={({ pressed }) => [styles.button, (pressed || isDisabled) && styles.faded]}
    onPress={onPress}
  >
    <Text style={[text.ui, styles.label]}>{label}</Text>
  </Pressable>
);

const styles = StyleSheet.create({
  button: { minHeight: tokens.touchSize, justifyContent: 'center' },
  label: { textDecorationLine: 'underline' },
  faded: { opacity: 0.5 },
});
