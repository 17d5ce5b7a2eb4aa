import type { CountedPageTest } from '@vitrine/contract/admin';
import { Alert, Flex, Modal, Radio, Typography } from 'antd';
import { useState } from 'react';
import { api } from '../../../api/api.ts';
import { useAction } from '../../../api/useAction.ts';
import { useMessages } from '../../../language/LanguageProvider.tsx';
import { testMessages } from './messages.ts';
import { TestVerdict } from './TestCounts.tsx';

type Choice = 'keep-a' | 'publish-b';

interface EndTestDialogProps {
  test: CountedPageTest;
  onClose(): void;
}

/** Asks which version stays, and ends the test. */
export function EndTestDialog({ test, onClose }: EndTestDialogProps) {
  const texts = useMessages(testMessages);
  const hasWon = test.counts?.verdict === 'b-wins';
  const [choice, setChoice] = useState<Choice>(hasWon ? 'publish-b' : 'keep-a');
  const end = useAction({
    run: (body: { choice: Choice }, options) =>
      api.endPageTest({ params: { id: test.id }, body }, { ...options, version: test.version }),
    changes: ['page-tests', 'pages', 'page-revisions'],
    doneText: texts.ended,
    onDone: onClose,
  });
  const options = [
    { value: 'keep-a', title: texts.keepA, hint: texts.keepAHint },
    { value: 'publish-b', title: texts.publishB, hint: texts.publishBHint },
  ] as const;
  return (
    <Modal
      title={texts.endTitle}
      open
      okText={choice === 'keep-a' ? texts.keepA : texts.publishB}
      confirmLoading={end.isPending}
      onOk={() => end.run({ choice })}
      onCancel={onClose}
    >
      <Flex vertical gap={16} style={{ marginBlockEnd: 24 }}>
        <span>{texts.endText}</span>
        {test.counts && <TestVerdict counts={test.counts} test={test} />}
        <Radio.Group
          aria-label={texts.endTitle}
          value={choice}
          onChange={({ target }) => setChoice(target.value)}
        >
          <Flex vertical gap={12}>
            {options.map(({ value, title, hint }) => (
              <Radio key={value} value={value}>
                {title}
                <br />
                <Typography.Text type="secondary">{hint}</Typography.Text>
              </Radio>
            ))}
          </Flex>
        </Radio.Group>
        {choice === 'publish-b' && !hasWon && (
          <Alert type="warning" showIcon title={texts.notProven} />
        )}
      </Flex>
    </Modal>
  );
}
