import { useFetch } from '@vitrine/client/react';
import type { BagItem } from '@vitrine/contract';
import { messages } from '@vitrine/features/messages/order/bag';
import type { BagChanges, SizeOption } from '@vitrine/features/parts/order/bag/useBagChanges';
import { LOW_STOCK } from '@vitrine/features/rules/order/bag';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectBagId } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useToast } from '@vitrine/ui';
import { useState } from 'react';
import { ActivityIndicator, ScrollView, StyleSheet, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { Button } from '../../parts/Button.tsx';
import { ChoiceRow } from '../../parts/ChoiceRow.tsx';
import { Sheet } from '../../parts/Sheet.tsx';

interface SizeSheetProps {
  isOpen: boolean;
  item: BagItem;
  changes: BagChanges;
  onClose(): void;
}

/** The sizes of an item, fetched when the sheet opens. */
function useSizes({ isOpen, item, onClose }: SizeSheetProps): readonly SizeOption[] | undefined {
  const t = useMessages(messages);
  const store = useStore();
  const toast = useToast();
  const [sizes, setSizes] = useState<readonly SizeOption[]>();
  useFetch(
    isOpen ? item.id : undefined,
    (api) => api.getBagSizesQuantities({ params: { id: selectBagId(store.getState()) } }),
    (itemSizes) => {
      if (itemSizes)
        return setSizes(itemSizes.find(({ itemId }) => itemId === item.id)?.sizes ?? []);
      toast(t.failed, { icon: 'info' });
      onClose();
    },
  );
  return sizes;
}

/** Changes the size of an item. */
export function SizeSheet(props: SizeSheetProps) {
  const { isOpen, item, changes, onClose } = props;
  const t = useMessages(messages);
  const sizes = useSizes(props);
  const [chosen, setChosen] = useState(item.variantId);
  const size = sizes?.find(({ variantId }) => variantId === chosen);
  const noteOf = ({ availableQuantity: left }: SizeOption) =>
    left === 0 ? t.noneLeft : left <= LOW_STOCK ? formatMessage(t.leftOfSize, { left }) : undefined;
  return (
    <Sheet isOpen={isOpen} title={t.changeSize} onClose={onClose}>
      <ScrollView role="radiogroup" aria-label={t.changeSize}>
        {sizes ? (
          sizes.map((option) => (
            <ChoiceRow
              key={option.variantId}
              title={option.sizeDescription}
              note={noteOf(option)}
              isChosen={option.variantId === chosen}
              isDisabled={option.availableQuantity === 0}
              onPress={() => setChosen(option.variantId)}
            />
          ))
        ) : (
          <ActivityIndicator style={styles.wait} color={tokens.ink} />
        )}
      </ScrollView>
      <View style={styles.buttons}>
        <Button
          label={t.change}
          isDisabled={!size}
          onPress={() => {
            onClose();
            if (size && chosen !== item.variantId) void changes.setSize(item, size);
          }}
        />
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  wait: { padding: tokens.space12 },
  buttons: {
    flexDirection: 'row',
    paddingHorizontal: tokens.gutter,
    paddingTop: tokens.space4,
  },
});
