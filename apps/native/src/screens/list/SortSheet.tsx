import { messages } from '@vitrine/features/messages/catalogue/list';
import { type ListUrl, SORTS, setFilters } from '@vitrine/features/rules/catalogue/list';
import { useMessages } from '@vitrine/platform';
import { View } from 'react-native';
import { ChoiceRow } from '../../parts/ChoiceRow.tsx';
import { Sheet } from '../../parts/Sheet.tsx';

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
        {SORTS.map((sort) => (
          <ChoiceRow
            key={sort}
            title={t.sorts[sort]}
            isChosen={sort === url.filters.sort}
            onPress={() => {
              onChange(setFilters(url, { sort }));
              onClose();
            }}
          />
        ))}
      </View>
    </Sheet>
  );
}
