import { useAsking } from '@vitrine/client/react';
import type { BagItem } from '@vitrine/contract';
import { fill } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectBagId } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { Button, ChoiceGroup, Sheet, Skeleton, Text, useToast } from '@vitrine/ui';
import { useState } from 'react';
import { messages } from './messages.ts';
import type { BagChanges, OfferedSize } from './useBagChanges.ts';

/** Fewer are worth a word. */
const FEW = 3;

interface SizeChangeProps {
  open: boolean;
  item: BagItem;
  changes: BagChanges;
  onClose: () => void;
}

/** The sizes that the boutique has, asked for as the sheet opens. */
function useSizes({ open, item, onClose }: SizeChangeProps): readonly OfferedSize[] | undefined {
  const words = useMessages(messages);
  const store = useStore();
  const toast = useToast();
  const [sizes, setSizes] = useState<readonly OfferedSize[]>();

  useAsking(
    open ? item.id : undefined,
    (api) => api.getBagSizesQuantities({ params: { id: selectBagId(store.getState()) } }),
    (all) => {
      if (all) return setSizes(all.find(({ itemId }) => itemId === item.id)?.sizes ?? []);
      toast(words.failed, { icon: 'info' });
      onClose();
    },
  );
  return sizes;
}

/** Another size of the same piece. */
export function SizeChange(props: SizeChangeProps) {
  const { open, item, changes, onClose } = props;
  const words = useMessages(messages);
  const sizes = useSizes(props);
  const [chosen, setChosen] = useState(item.variantId);
  const size = sizes?.find(({ variantId }) => variantId === chosen);

  const note = ({ availableQuantity: left }: OfferedSize) =>
    left === 0 ? words.noneLeft : left <= FEW ? fill(words.leftOfSize, { left }) : undefined;

  const confirm = () => {
    onClose();
    if (size && chosen !== item.variantId) void changes.setSize(item, size);
  };

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.changeSize}
      footer={
        <Button wide disabled={!size} onTap={confirm}>
          {words.change}
        </Button>
      }
    >
      {sizes ? (
        <ChoiceGroup
          label={words.changeSize}
          value={chosen}
          onChange={setChosen}
          options={sizes.map((option) => ({
            value: option.variantId,
            title: option.sizeDescription,
            disabled: option.availableQuantity === 0,
            aside: note(option) && (
              <Text look="cap" tone={option.availableQuantity === 0 ? 'quiet' : 'warn'}>
                {note(option)}
              </Text>
            ),
          }))}
        />
      ) : (
        <Skeleton kind="unready" />
      )}
    </Sheet>
  );
}
