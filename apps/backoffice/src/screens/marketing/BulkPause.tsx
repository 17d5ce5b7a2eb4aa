import { formatMessage } from '@vitrine/kit';
import { App, Button, Typography } from 'antd';
import { useState } from 'react';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { createItemSource, type Item, itemsKey } from './item-source.ts';
import type { ItemType } from './item-types.ts';
import { marketingMessages } from './messages.ts';

interface BulkPauseProps {
  type: ItemType;
  items: readonly Item[];
  onDone(): void;
}

interface BulkInput {
  ids: readonly string[];
  isPaused: boolean;
}

/** Pauses or resumes the selected items one after the other. */
export function BulkPause({ type, items, onDone }: BulkPauseProps) {
  const texts = useMessages(marketingMessages);
  const { modal } = App.useApp();
  const [done, setDone] = useState(0);
  const change = useAction({
    run: async ({ ids, isPaused }: BulkInput) => {
      let failed = 0;
      for (const [index, id] of ids.entries()) {
        await createItemSource(type)
          .setPaused(id, isPaused)
          .catch(() => {
            failed += 1;
          });
        setDone(index + 1);
      }
      return { done: ids.length - failed, failed };
    },
    changes: [itemsKey(type)],
    doneText: (counts) => formatMessage(texts.done, counts),
    onDone,
  });
  const run = (isPaused: boolean) => change.run({ ids: items.map(({ id }) => id), isPaused });
  const pause = () =>
    modal.confirm({ title: texts.pauseTitle, okText: texts.pause, onOk: () => run(true) });
  return (
    <>
      <Button disabled={change.isPending} onClick={() => run(false)}>
        {texts.resumeMany}
      </Button>
      <Button danger disabled={change.isPending} onClick={pause}>
        {texts.pauseMany}
      </Button>
      {change.isPending && (
        <Typography.Text role="status">
          {formatMessage(texts.progress, { done, count: items.length })}
        </Typography.Text>
      )}
    </>
  );
}
