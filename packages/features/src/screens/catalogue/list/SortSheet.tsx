import { useMessages } from '@vitrine/platform';
import { ChoiceSheet } from '@vitrine/ui';
import { SORTS, setFilters } from './list-url.ts';
import { messages } from './messages.ts';
import type { ListControls } from './useList.ts';

interface SortSheetProps {
  controls: ListControls;
  open: boolean;
  onClose: () => void;
}

export function SortSheet({ controls: { url, show }, open, onClose }: SortSheetProps) {
  const t = useMessages(messages);
  return (
    <ChoiceSheet
      open={open}
      onClose={onClose}
      title={t.sort}
      choices={SORTS}
      getLabel={(sort) => t.sorts[sort]}
      current={url.filters.sort}
      onSelect={(sort) => {
        onClose();
        show(setFilters(url, { sort }), { keepScroll: false });
      }}
    />
  );
}
