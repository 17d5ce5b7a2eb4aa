import { Pressable, StyleSheet } from 'react-native';
import { tokens } from '../brand/tokens.ts';
import { Icon, type IconName } from './Icon.tsx';

interface IconButtonProps {
  icon: IconName;
  label: string;
  onPress(): void;
}

export const IconButton = ({ icon, label, onPress }: IconButtonProps) => (
  <Pressable role="button" aria-label={label} onPress={onPress} style={styles.button}>
    <Icon name={icon} />
  </Pressable>
);

const styles = StyleSheet.create({
  button: {
    width: tokens.touchSize,
    height: tokens.touchSize,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
