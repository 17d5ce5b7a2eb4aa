import { useApi } from '@vitrine/client/react';
import type { BagItem } from '@vitrine/contract';
import { fill } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectBagId } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { Button, ChoiceGroup, Sheet, Skeleton, Text, useToast } from '@vitrine/ui';
import { useEffect, useRef, useState } from 'react';
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
  const api = useApi();
  const store = useStore();
  const toast = useToast();
  const [sizes, setSizes] = useState<readonly OfferedSize[]>();
  // What is told then may change without the sizes being asked for again.
  const failed = useRef(() => {});
  failed.current = () => {
    toast(words.failed, { icon: 'info' });
    onClose();
  };

  useEffect(() => {
    if (!open) return;
    let isCurrent = true;
    const params = { id: selectBagId(store.getState()) };
    api.getBagSizesQuantities({ params }).then(
      (all) => isCurrent && setSizes(all.find(({ itemId }) => itemId === item.id)?.sizes ?? []),
      () => isCurrent && failed.current(),
    );
    return () => {
      isCurrent = false;
    };
  }, [open, item.id, api, store]);
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
