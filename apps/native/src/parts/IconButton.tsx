import { Pressable, StyleSheet } from 'react-native';
import { tokens } from '../brand/tokens.ts';
import { Icon, type IconName } from './Icon.tsx';

interface IconButtonProps {
  icon: IconName;
  label: string;
  size?: number;
  colour?: string;
  /** Of a button that switches something on and off. */
  isPressed?: boolean;
  isDisabled?: boolean;
  onPress(): void;
}

export const IconButton = ({
  icon,
  label,
  size = 24,
  colour = tokens.ink,
  isPressed,
  isDisabled = false,
  onPress,
}: IconButtonProps) => (
  <Pressable
    role="button"
    aria-label={label}
    aria-disabled={isDisabled}
    aria-selected={isPressed}
    disabled={isDisabled}
    onPress={onPress}
    style={({ pressed }) => [styles.button, (pressed || isDisabled) && styles.faded]}
  >
    <Icon name={icon} size={size} colour={colour} />
  </Pressable>
);

const styles = StyleSheet.create({
  button: {
    width: tokens.touchSize,
    height: tokens.touchSize,
    alignItems: 'center',
    justifyContent: 'center',
  },
  faded: { opacity: 0.4 },
});
