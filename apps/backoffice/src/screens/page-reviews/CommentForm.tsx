import { Button, Flex, Input, Select } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { reviewMessages } from './messages.ts';

const MAX_TEXT = 2_000;

/** A module that can be commented on. */
export interface CommentTarget {
  readonly id: string;
  readonly name: string;
}

interface CommentFormProps {
  draftId: string;
  targets: readonly CommentTarget[];
  /** The module that is selected in the editor. */
  selectedId?: string | undefined;
}

/** Comments on the page or one of its modules. */
export function CommentForm({ draftId, targets, selectedId }: CommentFormProps) {
  const texts = useMessages(reviewMessages);
  const [content, setContent] = useState('');
  const [chosen, setChosen] = useState<{ id: string; selectedId: string | undefined }>();
  // A choice ends when another module is selected; what was typed stays.
  const entryId = (chosen?.selectedId === selectedId ? chosen?.id : undefined) ?? selectedId ?? '';
  const create = useAction({
    run: (body: { content: string; entryId: string | null }, options) =>
      api.createPageComment({ params: { id: draftId }, body }, options),
    changes: ['page-comments'],
    doneText: texts.added,
    // What was typed meanwhile stays.
    onDone: (_, sent) => setContent((current) => (current.trim() === sent.content ? '' : current)),
  });
  const trimmed = content.trim();
  return (
    <Flex vertical gap={8} align="start">
      <Select
        aria-label={texts.target}
        style={{ width: '100%' }}
        value={entryId}
        onChange={(id) => setChosen({ id, selectedId })}
        options={[
          { value: '', label: texts.wholePage },
          ...targets.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Input.TextArea
        aria-label={texts.comment}
        placeholder={texts.comment}
        autoSize={{ minRows: 2, maxRows: 6 }}
        maxLength={MAX_TEXT}
        value={content}
        onChange={({ target }) => setContent(target.value)}
      />
      <Button
        disabled={trimmed === ''}
        loading={create.isPending}
        onClick={() => create.run({ content: trimmed, entryId: entryId || null })}
      >
        {texts.add}
      </Button>
    </Flex>
  );
}
