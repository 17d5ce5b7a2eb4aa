import { useMessages } from '@vitrine/platform';
import { ChoiceSheet } from '@vitrine/ui';
import { SORTS } from './address.ts';
import { messages } from './messages.ts';
import { withSort } from './narrow.ts';
import type { ListMoves } from './useList.ts';

interface SortSheetProps {
  moves: ListMoves;
  open: boolean;
  onClose: () => void;
}

export function SortSheet({ moves: { address, show }, open, onClose }: SortSheetProps) {
  const words = useMessages(messages);
  return (
    <ChoiceSheet
      open={open}
      onClose={onClose}
      title={words.sort}
      choices={SORTS}
      nameOf={(sort) => words.sorts[sort]}
      current={address.filters.sort}
      onChoose={(sort) => {
        onClose();
        show(withSort(address, sort), { keepScroll: false });
      }}
    />
  );
}
