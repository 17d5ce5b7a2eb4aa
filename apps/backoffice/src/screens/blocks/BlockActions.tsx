import { formatMessage } from '@vitrine/kit';
import { App, Button, Flex, Form, Input, Tooltip } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { useFreshRow } from '../../form/useFreshRow.ts';
import { useRequired } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { focusWhenShown } from '../../parts/focus-when-shown.ts';
import { partMessages } from '../../parts/messages.ts';
import { MAX_PAGE_NAME } from '../pages/PageForm.tsx';
import { blocksMessages } from './messages.ts';

type Block = AdminResponse<'getPageBlock'>;

function RenameForm({ block, onClose }: { block: Block; onClose(): void }) {
  const texts = useMessages(blocksMessages);
  const required = useRequired();
  const [form] = Form.useForm<{ name: string }>();
  const fresh = useFreshRow({
    row: block,
    form,
    list: 'blocks',
    read: ({ code }) => api.getPageBlock({ params: { code } }),
    toValues: ({ name }) => ({ name }),
  });
  const { code, version } = fresh.row ?? block;
  const rename = useAction({
    run: (body: { name: string }, options) =>
      api.updatePageBlock({ params: { code }, body }, { ...options, version }),
    changes: ['blocks'],
    doneText: texts.renamed,
    onDone: onClose,
    onProblem: (error) => fresh.takeFresh(error) || applyProblem(form, error),
  });
  return (
    <FormModal<{ name: string }>
      title={texts.rename}
      isOpen
      form={form}
      initialValues={{ name: block.name }}
      okText={texts.save}
      isPending={rename.isPending || fresh.isReading}
      notice={fresh.notice}
      onFinish={rename.run}
      onClose={onClose}
    >
      <Form.Item name="name" label={texts.name} rules={required}>
        <Input ref={focusWhenShown} maxLength={MAX_PAGE_NAME} />
      </Form.Item>
    </FormModal>
  );
}

/** Renames or deletes a block. */
export function BlockActions({ block }: { block: Block }) {
  const texts = useMessages(blocksMessages);
  const { cancel } = useMessages(partMessages);
  const { modal } = App.useApp();
  const [, goTo] = useLocation();
  const [isRenaming, setIsRenaming] = useState(false);
  const { code, name, version, uses } = block;
  const remove = useAction({
    run: (_: undefined, options) =>
      api.deletePageBlock({ params: { code } }, { ...options, version }),
    changes: ['blocks'],
    doneText: texts.deleted,
    // The page must be gone before its block is asked for again.
    onDone: () => flushSync(() => goTo('/blocks')),
  });
  const ask = () =>
    modal.confirm({
      title: formatMessage(texts.deleteTitle, { name }),
      content: texts.deleteText,
      okText: texts.delete,
      okButtonProps: { danger: true },
      cancelText: cancel,
      onOk: () => remove.run(undefined),
    });
  return (
    <Flex gap={8}>
      <Button onClick={() => setIsRenaming(true)}>{texts.rename}</Button>
      <Tooltip title={uses.length > 0 ? texts.deleteBlocked : undefined}>
        <Button danger disabled={uses.length > 0} loading={remove.isPending} onClick={ask}>
          {texts.delete}
        </Button>
      </Tooltip>
      {isRenaming && <RenameForm block={block} onClose={() => setIsRenaming(false)} />}
    </Flex>
  );
}
