import type { MerchantOrderDetails } from '@vitrine/contract/admin';
import { Button, Flex, Input, Typography } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { useMayCall } from '../../session/useOperator.ts';
import { orderMessages } from './messages.ts';
import { SectionCard } from './SectionCard.tsx';
import { useOrderAction } from './useOrderAction.ts';

const MAX_NOTE = 1_000;

/** The notes that operators leave for each other. */
export function NotesCard({ order }: { order: MerchantOrderDetails }) {
  const texts = useMessages(orderMessages);
  const format = useFormat();
  const [content, setContent] = useState('');
  const add = useOrderAction<string>({
    run: (text, options) =>
      api.addOrderNote({ params: { id: order.id }, body: { content: text } }, options),
    // What was typed meanwhile stays.
    onDone: (_, sent) => setContent((current) => (current.trim() === sent ? '' : current)),
  });
  const canWrite = useMayCall('addOrderNote');
  return (
    <SectionCard title={texts.notes}>
      <Flex vertical gap={12}>
        {order.notes.length === 0 && (
          <Typography.Text type="secondary">{texts.noNotes}</Typography.Text>
        )}
        {order.notes.map((note) => (
          <div key={note.id}>
            <div>{note.content}</div>
            <Typography.Text type="secondary">
              {note.author} · {format.dateTime(note.at)}
            </Typography.Text>
          </div>
        ))}
        {canWrite && (
          <>
            <Input.TextArea
              aria-label={texts.addNote}
              placeholder={texts.noteHint}
              rows={2}
              maxLength={MAX_NOTE}
              value={content}
              onChange={({ target }) => setContent(target.value)}
            />
            <Button
              disabled={!content.trim()}
              loading={add.isPending}
              onClick={() => add.run(content.trim())}
            >
              {texts.addNote}
            </Button>
          </>
        )}
      </Flex>
    </SectionCard>
  );
}
