import type { Destination } from '@vitrine/platform';
import { StyleSheet, Text } from 'react-native';
import { tokens } from '../brand/tokens.ts';
import { Icon } from './Icon.tsx';
import { LinkArea } from './LinkArea.tsx';
import { text } from './text-styles.ts';

interface RowLinkProps {
  title: string;
  /** A short note at the end of the row, such as a count. */
  aside?: string | undefined;
  to?: Destination | undefined;
  /** A long title ends with dots. */
  isOneLine?: boolean;
  /** In place of going there, and for what is no screen of the shop. */
  onPress?: (() => void) | undefined;
}

export const RowLink = ({ title, aside, to, isOneLine = false, onPress }: RowLinkProps) => (
  <LinkArea to={to} onPress={onPress} style={styles.row}>
    <Text style={[text.ui, styles.title]} {...(isOneLine && { numberOfLines: 1 })}>
      {title}
    </Text>
    {aside !== undefined && <Text style={[text.caption, text.tabular]}>{aside}</Text>}
    <Icon name="forward" size={16} colour={tokens.ink3} />
  </LinkArea>
);

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: tokens.space2,
    minHeight: tokens.space14,
    borderBottomWidth: 1,
    borderBottomColor: tokens.border,
  },
  title: { flex: 1 },
});
