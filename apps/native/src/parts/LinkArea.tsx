import { type Destination, usePlatform } from '@vitrine/platform';
import type { ReactNode } from 'react';
import { Pressable, type StyleProp, StyleSheet, type ViewStyle } from 'react-native';

interface LinkAreaProps {
  to?: Destination | undefined;
  label?: string | undefined;
  style?: StyleProp<ViewStyle>;
  children: ReactNode;
  /** In place of going there, and for what is no screen of the shop. */
  onPress?: (() => void) | undefined;
}

/** Anything that leads to a screen, or a row that looks like it. */
export function LinkArea({ to, label, style, children, onPress }: LinkAreaProps) {
  const { navigation } = usePlatform();
  return (
    <Pressable
      role={to ? 'link' : 'button'}
      aria-label={label}
      style={({ pressed }) => [style, pressed && styles.pressed]}
      onPress={onPress ?? (() => (to ? navigation.go(to) : undefined))}
    >
      {children}
    </Pressable>
  );
}

const styles = StyleSheet.create({ pressed: { opacity: 0.7 } });
