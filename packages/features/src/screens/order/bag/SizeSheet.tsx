import { useFetch } from '@vitrine/client/react';
import type { BagItem } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectBagId } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { Button, RadioGroup, Sheet, Skeleton, Text, useToast } from '@vitrine/ui';
import { useState } from 'react';
import { messages } from './messages.ts';
import { LOW_STOCK } from './rules.ts';
import type { BagChanges, SizeOption } from './useBagChanges.ts';

interface SizeSheetProps {
  open: boolean;
  item: BagItem;
  changes: BagChanges;
  onClose: () => void;
}

/** The sizes of an item, fetched when the sheet opens. */
function useSizes({ open, item, onClose }: SizeSheetProps): readonly SizeOption[] | undefined {
  const t = useMessages(messages);
  const store = useStore();
  const toast = useToast();
  const [sizes, setSizes] = useState<readonly SizeOption[]>();

  useFetch(
    open ? item.id : undefined,
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
  const { open, item, changes, onClose } = props;
  const t = useMessages(messages);
  const sizes = useSizes(props);
  const [chosen, setChosen] = useState(item.variantId);
  const size = sizes?.find(({ variantId }) => variantId === chosen);

  const note = ({ availableQuantity: left }: SizeOption) =>
    left === 0 ? t.noneLeft : left <= LOW_STOCK ? formatMessage(t.leftOfSize, { left }) : undefined;

  const confirm = () => {
    onClose();
    if (size && chosen !== item.variantId) void changes.setSize(item, size);
  };

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t.changeSize}
      footer={
        <Button fullWidth disabled={!size} onPress={confirm}>
          {t.change}
        </Button>
      }
    >
      {sizes ? (
        <RadioGroup
          label={t.changeSize}
          value={chosen}
          onChange={setChosen}
          options={sizes.map((option) => ({
            value: option.variantId,
            title: option.sizeDescription,
            disabled: option.availableQuantity === 0,
            aside: note(option) && (
              <Text variant="caption" tone={option.availableQuantity === 0 ? 'quiet' : 'warn'}>
                {note(option)}
              </Text>
            ),
          }))}
        />
      ) : (
        <Skeleton variant="unready" />
      )}
    </Sheet>
  );
}
