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
import { focusWhenShown } from '../../parts/focus-when-shown.ts';
import { pagesMessages } from './messages.ts';

export const MAX_PAGE_CODE = 64;
export const MAX_PAGE_NAME = 120;

interface PageFields {
  code: string;
  name: string;
}

interface PageFormProps {
  /** The page to copy. */
  source: PageSummary;
  onClose(): void;
}

/** Adds a page with the drafts of another one, and opens it. */
export function PageForm({ source, onClose }: PageFormProps) {
  const texts = useMessages(pagesMessages);
  const required = useRequired();
  const [, goTo] = useLocation();
  const [form] = Form.useForm<PageFields>();
  const copy = useAction({
    run: (body: PageFields, options) =>
      api.copyPage({ params: { code: source.code }, body }, options),
    changes: ['pages'],
    doneText: texts.copied,
    onDone: ({ code }) => goTo(`/pages/${code}`),
    onProblem: (error) => applyProblem(form, error),
  });
  return (
    <FormModal<PageFields>
      title={texts.copy}
      isOpen
      form={form}
      initialValues={{ name: formatMessage(texts.copyOf, { name: source.name }) }}
      okText={texts.copy}
      isPending={copy.isPending}
      onFinish={copy.run}
      onClose={onClose}
    >
      <Form.Item name="name" label={texts.name} rules={required}>
        <Input ref={focusWhenShown} maxLength={MAX_PAGE_NAME} />
      </Form.Item>
      <Form.Item name="code" label={texts.code} extra={texts.codeHint} rules={required}>
        <Input maxLength={MAX_PAGE_CODE} />
      </Form.Item>
    </FormModal>
  );
}
