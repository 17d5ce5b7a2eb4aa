import { MAX_BLOCK_ENTRIES } from '@vitrine/contract/admin/page-limits';
import { formatMessage } from '@vitrine/kit';
import { LINKED_BLOCK, type RawEntry } from '@vitrine/modules/schemas';
import { App, Button, Checkbox, Form, Input, Typography } from 'antd';
import { useState } from 'react';
import { api } from '../../../api/api.ts';
import { useAction } from '../../../api/useAction.ts';
import { applyProblem } from '../../../form/apply-problem.ts';
import { FormModal } from '../../../form/FormModal.tsx';
import { useRequired } from '../../../form/useRequired.ts';
import { useMessages } from '../../../language/LanguageProvider.tsx';
import { focusWhenShown } from '../../../parts/focus-when-shown.ts';
import { blocksMessages } from '../../blocks/messages.ts';
import { MAX_PAGE_NAME } from '../../pages/PageForm.tsx';
import { useCommands } from '../editing/useCommands.ts';
import { useStudio } from '../StudioContext.ts';

interface BlockFields {
  name: string;
  isLinked: boolean;
}

/** Asks for the name of a block and saves modules of the page as one. */
function SaveBlockForm({ entries, onClose }: { entries: readonly RawEntry[]; onClose(): void }) {
  const texts = useMessages(blocksMessages);
  const required = useRequired();
  const { message } = App.useApp();
  const { draft } = useStudio();
  const { replace } = useCommands();
  const [form] = Form.useForm<BlockFields>();
  const save = useAction({
    run: ({ name }: BlockFields, options) => {
      const { id: draftId, language } = draft;
      return api.createPageBlock(
        { body: { name, language, entries: [...entries], draftId } },
        options,
      );
    },
    changes: ['blocks'],
    onDone: ({ code, languages }, { isLinked }) => {
      const isPublished = languages.includes(draft.language);
      if (isPublished) message.success(texts.saved);
      else message.info(texts.savedUnpublished);
      if (isLinked) {
        const ids = new Set(entries.map(({ id }) => id));
        replace(ids, [{ code: LINKED_BLOCK, fields: { block: code } }]);
      }
      onClose();
    },
    onProblem: (error) => applyProblem(form, error),
  });
  return (
    <FormModal<BlockFields>
      title={texts.saveAsTitle}
      isOpen
      form={form}
      initialValues={{ isLinked: true }}
      okText={texts.save}
      isPending={save.isPending}
      onFinish={save.run}
      onClose={onClose}
    >
      <Typography.Paragraph type="secondary">
        {formatMessage(texts.saveAsHint, { count: entries.length })}
      </Typography.Paragraph>
      <Form.Item name="name" label={texts.name} rules={required}>
        <Input ref={focusWhenShown} maxLength={MAX_PAGE_NAME} />
      </Form.Item>
      <Form.Item name="isLinked" valuePropName="checked">
        <Checkbox>{texts.replaces}</Checkbox>
      </Form.Item>
    </FormModal>
  );
}

/** Saves the chosen modules as a block. */
export function SaveBlockButton() {
  const texts = useMessages(blocksMessages);
  const { message } = App.useApp();
  const { draft } = useStudio();
  const { getChosen, canWrite } = useCommands();
  const [entries, setEntries] = useState<readonly RawEntry[]>();
  const start = () => {
    const chosen = getChosen();
    if (chosen.length === 0) message.info(texts.nothingChosen);
    else if (chosen.some(({ code }) => code === LINKED_BLOCK)) message.error(texts.holdsLinked);
    else if (chosen.length > MAX_BLOCK_ENTRIES)
      message.error(formatMessage(texts.tooLong, { count: MAX_BLOCK_ENTRIES }));
    else setEntries(chosen);
  };
  if (draft.isBlock) return null;
  return (
    <>
      <Button size="small" disabled={!canWrite} onClick={start}>
        {texts.saveAs}
      </Button>
      {entries && <SaveBlockForm entries={entries} onClose={() => setEntries(undefined)} />}
    </>
  );
}
