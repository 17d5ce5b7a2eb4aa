import { formatMessage } from '@vitrine/kit';
import { App, Button } from 'antd';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { useAction } from '../../api/useAction.ts';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { countNames } from './count-names.ts';
import { createItemSource, type Item, itemsKey } from './item-source.ts';
import type { ItemType } from './item-types.ts';
import { marketingMessages } from './messages.ts';
import { readItemName } from './read-item.ts';

interface RemoveButtonProps {
  type: ItemType;
  item: Item;
  /** Unsaved changes would be lost without a question. */
  isDisabled: boolean;
}

type Counts = Readonly<Record<string, number>>;

/** The uses of an item in words; empty when it was never used. */
function useUsesText() {
  const names = useMessages(countNames);
  const format = useFormat();
  return (counts: Counts) =>
    Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([key, count]) => `${names[key] ?? key} ${format.number(count)}`)
      .join(' · ');
}

function useRemove({ type, item }: Omit<RemoveButtonProps, 'isDisabled'>) {
  const texts = useMessages(marketingMessages);
  const [, navigate] = useLocation();
  return useAction({
    run: (version: number, key) => createItemSource(type).remove(item.id, { ...key, version }),
    changes: [itemsKey(type)],
    doneText: ({ outcome }) => (outcome === 'deleted' ? texts.deletedDone : texts.archivedDone),
    onDone: ({ outcome }) => {
      // The form must be gone before its item is asked for again.
      if (outcome === 'deleted') flushSync(() => navigate(`/marketing/${type}`, { replace: true }));
    },
  });
}

/** Deletes an item, or archives one that was used, after a question that says which. */
export function RemoveButton({ type, item, isDisabled }: RemoveButtonProps) {
  const texts = useMessages(marketingMessages);
  const { language } = useLanguage();
  const { modal } = App.useApp();
  const toUsesText = useUsesText();
  const remove = useRemove({ type, item });
  const ask = useAction({
    run: async () => (await createItemSource(type).count?.(item.id))?.counts ?? {},
    onDone: (found: Counts) => {
      const counts = toUsesText(found);
      const title = counts ? texts.archiveTitle : texts.deleteTitle;
      modal.confirm({
        title: formatMessage(title, { name: readItemName(item, language) }),
        content: counts ? formatMessage(texts.archiveHint, { counts }) : texts.deleteHint,
        okText: counts ? texts.archive : texts.remove,
        okButtonProps: { danger: true },
        onOk: () => remove.run(item.version),
      });
    },
  });
  return (
    <Button
      danger
      type="text"
      loading={ask.isPending || remove.isPending}
      disabled={isDisabled}
      onClick={() => ask.run()}
    >
      {texts.remove}
    </Button>
  );
}
