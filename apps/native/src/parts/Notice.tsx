import { StyleSheet, Text, View } from 'react-native';
import { tokens } from '../brand/tokens.ts';
import { Button } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { TextButton } from './TextButton.tsx';
import { text } from './text-styles.ts';

interface NoticeAction {
  label: string;
  onPress(): void;
}

interface NoticeProps {
  title: string;
  hint: string;
  icon?: IconName;
  action?: NoticeAction | undefined;
  /** A quieter second way on. */
  other?: NoticeAction | undefined;
  /** A failure, which a screen reader says at once. */
  isAlert?: boolean;
}

/** A page with nothing but a sentence: an empty list, a failure, a missing product. */
export function Notice({ title, hint, icon, action, other, isAlert = false }: NoticeProps) {
  return (
    <View style={styles.page} role={isAlert ? 'alert' : undefined}>
      {icon && <Icon name={icon} size={32} />}
      <Text role="heading" style={[text.h3, styles.centred]}>
        {title}
      </Text>
      <Text style={[text.body, styles.centred]}>{hint}</Text>
      {action && (
        <View style={styles.action}>
          <Button isOutlined label={action.label} onPress={action.onPress} />
        </View>
      )}
      {other && <TextButton {...other} />}
    </View>
  );
}

const styles = StyleSheet.create({
  page: {
    flex: 1,
    minHeight: 320,
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.space2,
    padding: tokens.space8,
    backgroundColor: tokens.paper,
  },
  centred: { textAlign: 'center' },
  action: { flexDirection: 'row', minWidth: 200, paddingTop: tokens.space4 },
});
