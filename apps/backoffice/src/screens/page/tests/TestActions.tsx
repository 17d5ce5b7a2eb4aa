import type { CountedPageTest, PageTest } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { App, Button, Flex } from 'antd';
import { useState } from 'react';
import { api } from '../../../api/api.ts';
import { useAction } from '../../../api/useAction.ts';
import { useMessages } from '../../../language/LanguageProvider.tsx';
import { EndTestDialog } from './EndTestDialog.tsx';
import { testMessages } from './messages.ts';
import { TestForm } from './TestForm.tsx';

const CHANGES = ['page-tests', 'pages', 'page-revisions'];

/** Starts or deletes a test that is planned. */
function DraftActions({ test }: { test: PageTest }) {
  const texts = useMessages(testMessages);
  const { modal } = App.useApp();
  const params = { id: test.id };
  const { version } = test;
  const start = useAction({
    run: (_: undefined, options) => api.startPageTest({ params }, { ...options, version }),
    changes: CHANGES,
    doneText: texts.started,
  });
  const remove = useAction({
    run: (_: undefined, options) => api.deletePageTest({ params }, { ...options, version }),
    changes: CHANGES,
    doneText: texts.removed,
  });
  const confirmStart = () =>
    modal.confirm({
      title: texts.startTitle,
      content: formatMessage(texts.startText, { share: test.shareOfB }),
      okText: texts.start,
      onOk: () => start.run(undefined),
    });
  const confirmRemoval = () =>
    modal.confirm({
      title: texts.removeTitle,
      okText: texts.remove,
      onOk: () => remove.run(undefined),
    });
  return (
    <>
      <Button loading={remove.isPending} onClick={confirmRemoval}>
        {texts.remove}
      </Button>
      <Button type="primary" loading={start.isPending} onClick={confirmStart}>
        {texts.start}
      </Button>
    </>
  );
}

/** What an operator who publishes can do with a test. */
export function TestActions({ test }: { test: CountedPageTest }) {
  const texts = useMessages(testMessages);
  const [open, setOpen] = useState<'form' | 'end'>();
  const close = () => setOpen(undefined);
  return (
    <Flex gap={8}>
      <Button onClick={() => setOpen('form')}>{texts.change}</Button>
      {test.state === 'draft' && <DraftActions test={test} />}
      {test.state === 'running' && (
        <Button type="primary" onClick={() => setOpen('end')}>
          {texts.end}
        </Button>
      )}
      {open === 'form' && <TestForm page={test.page} test={test} onClose={close} />}
      {open === 'end' && <EndTestDialog test={test} onClose={close} />}
    </Flex>
  );
}
