import { Pressable, ScrollView, StyleSheet, Text, View } from 'react-native';
import { tokens } from '../brand/tokens.ts';
import { text } from './text-styles.ts';

interface TabsProps<Key extends string> {
  label: string;
  items: readonly { key: Key; label: string }[];
  active: Key;
  /** Each takes the same part of the width; without it a long row is swiped. */
  isEven?: boolean;
  onSelect(key: Key): void;
}

/** Tabs at the top of a page or of a part of it. */
export function Tabs<Key extends string>({
  label,
  items,
  active,
  isEven = false,
  onSelect,
}: TabsProps<Key>) {
  const tabs = items.map(({ key, label: name }) => (
    <Pressable
      key={key}
      role="tab"
      aria-selected={key === active}
      style={[styles.tab, isEven && styles.even]}
      onPress={() => onSelect(key)}
    >
      <Text style={[text.ui, key !== active && styles.quiet]}>{name}</Text>
      {key === active && <View style={styles.mark} />}
    </Pressable>
  ));
  if (isEven)
    return (
      <View role="tablist" aria-label={label} style={[styles.bar, styles.evenRow]}>
        {tabs}
      </View>
    );
  return (
    <ScrollView
      horizontal
      showsHorizontalScrollIndicator={false}
      style={styles.bar}
      contentContainerStyle={styles.scroll}
    >
      <View role="tablist" aria-label={label} style={styles.row}>
        {tabs}
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  bar: { flexGrow: 0, flexShrink: 0, borderBottomWidth: 1, borderBottomColor: tokens.border },
  scroll: { paddingHorizontal: tokens.gutter },
  evenRow: { flexDirection: 'row', paddingHorizontal: tokens.space2 },
  row: { flexDirection: 'row', gap: tokens.space6 },
  tab: { minHeight: tokens.tabsHeight, alignItems: 'center', justifyContent: 'center' },
  even: { flex: 1 },
  quiet: { color: tokens.ink3 },
  mark: {
    position: 'absolute',
    bottom: 0,
    width: '100%',
    minWidth: tokens.space8,
    maxWidth: tokens.space14,
    height: 2,
    backgroundColor: tokens.ink,
  },
});
