import type { PageSummary } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Form, Input } from 'antd';
import { useLocation } from 'wouter';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { useRequired } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { pagesMessages } from './messages.ts';

const MAX_CODE = 64;
const MAX_NAME = 120;

interface PageFields {
  code: string;
  name: string;
}

interface PageFormProps {
  /** The page to copy; without it the new page is empty. */
  source?: PageSummary;
  onClose(): void;
}

/** Adds a page, empty or with the drafts of another one, and opens it. */
export function PageForm({ source, onClose }: PageFormProps) {
  const texts = useMessages(pagesMessages);
  const required = useRequired();
  const [, goTo] = useLocation();
  const [form] = Form.useForm<PageFields>();
  const create = useAction({
    run: (body: PageFields, options) =>
      source
        ? api.copyPage({ params: { code: source.code }, body }, options)
        : api.createPage({ body }, options),
    changes: ['pages'],
    doneText: source ? texts.copied : texts.created,
    onDone: ({ code }) => goTo(`/pages/${code}`),
    onProblem: (error) => applyProblem(form, error),
  });
  return (
    <FormModal<PageFields>
      title={source ? texts.copy : texts.create}
      isOpen
      form={form}
      initialValues={source ? { name: formatMessage(texts.copyOf, { name: source.name }) } : {}}
      okText={source ? texts.copy : texts.create}
      isPending={create.isPending}
      onFinish={create.run}
      onClose={onClose}
    >
      <Form.Item name="name" label={texts.name} rules={required}>
        <Input autoFocus maxLength={MAX_NAME} />
      </Form.Item>
      <Form.Item name="code" label={texts.code} extra={texts.codeHint} rules={required}>
        <Input maxLength={MAX_CODE} />
      </Form.Item>
    </FormModal>
  );
}
