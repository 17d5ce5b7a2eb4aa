import type { FacetValue } from '@vitrine/contract';
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
import { Pressable, ScrollView, StyleSheet, Text, View } from 'react-native';
import { tokens } from '../brand/tokens.ts';
import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { text } from '../parts/text-styles.ts';

interface FacetProps {
  type: ListedFacet;
  url: ListUrl;
  onChange(url: ListUrl): void;
}

function FacetChip({
  value,
  isChosen,
  onPress,
}: {
  value: FacetValue;
  isChosen: boolean;
  onPress(): void;
}) {
  const isColour = value.hint?.startsWith('#');
  return (
    <Pressable
      role="checkbox"
      aria-checked={isChosen}
      aria-disabled={value.disabled && !isChosen}
      disabled={value.disabled && !isChosen}
      onPress={onPress}
      style={[styles.chip, isChosen && styles.chosen, value.disabled && styles.disabled]}
    >
      {isColour && value.hint && <View style={[styles.disc, { backgroundColor: value.hint }]} />}
      <Text style={text.caption}>{value.name}</Text>
    </Pressable>
  );
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
          <FacetChip
            key={value.value}
            value={value}
            isChosen={chosen.includes(value.value)}
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
      <ScrollView contentContainerStyle={styles.facets}>
        {LISTED_FACETS.map((type) => (
          <FacetValues key={type} type={type} url={url} onChange={onChange} />
        ))}
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
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: tokens.space2,
    minHeight: tokens.touchSize,
    paddingHorizontal: tokens.space4,
    borderWidth: 1,
    borderColor: tokens.borderStrong,
  },
  chosen: { borderColor: tokens.ink, backgroundColor: tokens.stone },
  disabled: { opacity: 0.4 },
  disc: {
    width: 14,
    height: 14,
    borderRadius: 7,
    borderWidth: 1,
    borderColor: tokens.borderStrong,
  },
  buttons: {
    flexDirection: 'row',
    gap: tokens.space3,
    paddingHorizontal: tokens.gutter,
    paddingTop: tokens.space4,
    borderTopWidth: 1,
    borderTopColor: tokens.border,
  },
});
