import { messages } from '@vitrine/features/messages/catalogue/list';
import {
  clearFilters,
  countFilters,
  type ListUrl,
  toggleFilter,
} from '@vitrine/features/rules/catalogue/list';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import {
  LISTED_FACETS,
  type ListedFacet,
  selectFacetValues,
  selectProductsList,
} from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { ScrollView, StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { Button } from '../../parts/Button.tsx';
import { Chip } from '../../parts/Chip.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { text } from '../../parts/text-styles.ts';
import { PriceFields } from './PriceFields.tsx';

interface FacetProps {
  type: ListedFacet;
  url: ListUrl;
  onChange(url: ListUrl): void;
}

function FacetValues({ type, url, onChange }: FacetProps) {
  const { facets } = useMessages(messages);
  const values = useSelector((state) => selectFacetValues(state, type));
  if (values.length === 0) return null;
  const chosen = url.filters.chosen[type] ?? [];
  return (
    <View style={styles.facet}>
      <Text role="heading" style={text.ui}>
        {facets[type]}
      </Text>
      <View style={styles.chips} role="group" aria-label={facets[type]}>
        {values.map((value) => (
          <Chip
            key={value.value}
            role="checkbox"
            label={value.name}
            colour={value.hint?.startsWith('#') ? value.hint : undefined}
            isChosen={chosen.includes(value.value)}
            isDisabled={Boolean(value.disabled) && !chosen.includes(value.value)}
            onPress={() => onChange(toggleFilter(url, type, value.value))}
          />
        ))}
      </View>
    </View>
  );
}

interface FilterSheetProps {
  isOpen: boolean;
  url: ListUrl;
  onChange(url: ListUrl): void;
  onClose(): void;
}

/** The facets of a list. Each choice loads the list behind the sheet, and the button counts what it finds. */
export function FilterSheet({ isOpen, url, onChange, onClose }: FilterSheetProps) {
  const t = useMessages(messages);
  const { totalItems } = useSelector(selectProductsList).pagination;
  return (
    <Sheet isOpen={isOpen} title={t.filters} onClose={onClose}>
      <ScrollView keyboardShouldPersistTaps="handled" contentContainerStyle={styles.facets}>
        {LISTED_FACETS.map((type) => (
          <FacetValues key={type} type={type} url={url} onChange={onChange} />
        ))}
        <PriceFields url={url} onChange={onChange} />
      </ScrollView>
      <View style={styles.buttons}>
        <Button
          isOutlined
          isDisabled={countFilters(url) === 0}
          label={t.clearAll}
          onPress={() => onChange(clearFilters(url))}
        />
        <Button label={formatMessage(t.see, { n: totalItems })} onPress={onClose} />
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  facets: { padding: tokens.gutter, gap: tokens.space6 },
  facet: { gap: tokens.space3 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: tokens.space2 },
  buttons: {
    flexDirection: 'row',
    gap: tokens.space3,
    paddingHorizontal: tokens.gutter,
    paddingTop: tokens.space4,
    borderTopWidth: 1,
    borderTopColor: tokens.border,
  },
});
