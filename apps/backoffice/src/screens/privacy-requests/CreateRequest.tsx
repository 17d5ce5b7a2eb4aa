import type { PrivacyRequest } from '@vitrine/contract/admin';
import { Button, Form, Segmented, Select } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { TimeInput } from '../../form/TimeInput.tsx';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { toOptions } from '../../parts/to-options.ts';
import { privacyMessages } from './messages.ts';

type Values = Pick<PrivacyRequest, 'kind' | 'channel'> & { receivedAt?: string | null };

/** Notes what a shopper asked for. */
export function CreateRequest({ shopperId }: { shopperId: string }) {
  const texts = useMessages(privacyMessages);
  const [form] = Form.useForm<Values>();
  const [isOpen, setIsOpen] = useState(false);
  const create = useAction({
    run: ({ kind, channel, receivedAt }: Values) =>
      api.createPrivacyRequest({
        params: { id: shopperId },
        body: { kind, channel, ...(receivedAt ? { receivedAt } : {}) },
      }),
    changes: ['privacy-requests', 'shopper'],
    doneText: texts.created,
    onDone: () => setIsOpen(false),
    onProblem: (error) => applyProblem(form, error),
  });
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {texts.create}
      </Button>
      <FormModal
        title={texts.create}
        okText={texts.create}
        isOpen={isOpen}
        form={form}
        initialValues={{ kind: 'export', channel: 'phone' }}
        isPending={create.isPending}
        onFinish={create.run}
        onClose={() => setIsOpen(false)}
      >
        <Form.Item name="kind" label={texts.kind}>
          <Segmented options={toOptions(texts.kinds)} />
        </Form.Item>
        <Form.Item name="channel" label={texts.channel}>
          <Select options={toOptions(texts.channels)} />
        </Form.Item>
        <Form.Item name="receivedAt" label={texts.receivedAt} extra={texts.receivedHint}>
          <TimeInput />
        </Form.Item>
      </FormModal>
    </>
  );
}
