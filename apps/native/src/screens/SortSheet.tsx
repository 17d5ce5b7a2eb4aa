import { messages } from '@vitrine/features/messages/catalogue/list';
import { type ListUrl, SORTS, setFilters } from '@vitrine/features/rules/catalogue/list';
import { useMessages } from '@vitrine/platform';
import { Pressable, StyleSheet, Text, View } from 'react-native';
import { tokens } from '../brand/tokens.ts';
import { Icon } from '../parts/Icon.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { text } from '../parts/text-styles.ts';

interface SortSheetProps {
  isOpen: boolean;
  url: ListUrl;
  onChange(url: ListUrl): void;
  onClose(): void;
}

export function SortSheet({ isOpen, url, onChange, onClose }: SortSheetProps) {
  const t = useMessages(messages);
  return (
    <Sheet isOpen={isOpen} title={t.sort} onClose={onClose}>
      <View role="radiogroup" aria-label={t.sort}>
        {SORTS.map((sort) => {
          const isChosen = sort === url.filters.sort;
          return (
            <Pressable
              key={sort}
              role="radio"
              aria-checked={isChosen}
              style={styles.row}
              onPress={() => {
                onChange(setFilters(url, { sort }));
                onClose();
              }}
            >
              <Text style={text.ui}>{t.sorts[sort]}</Text>
              {isChosen && <Icon name="done" />}
            </Pressable>
          );
        })}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: tokens.space14,
    paddingHorizontal: tokens.gutter,
    borderBottomWidth: 1,
    borderBottomColor: tokens.border,
  },
});
