import { type Destination, usePlatform } from '@vitrine/platform';
import type { ReactNode } from 'react';
import { Pressable, type StyleProp, StyleSheet, type ViewStyle } from 'react-native';

interface LinkAreaProps {
  to: Destination;
  label?: string | undefined;
  style?: StyleProp<ViewStyle>;
  children: ReactNode;
  /** In place of going there. */
  onPress?: (() => void) | undefined;
}

/** Anything that leads to a screen. */
export function LinkArea({ to, label, style, children, onPress }: LinkAreaProps) {
  const { navigation } = usePlatform();
  return (
    <Pressable
      role="link"
      aria-label={label}
      style={({ pressed }) => [style, pressed && styles.pressed]}
      onPress={onPress ?? (() => navigation.go(to))}
    >
      {children}
    </Pressable>
  );
}

const styles = StyleSheet.create({ pressed: { opacity: 0.7 } });
