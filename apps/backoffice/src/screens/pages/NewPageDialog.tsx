import { useQuery } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { useRequired } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { focusWhenShown } from '../../parts/focus-when-shown.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { templateMessages } from '../page-templates/messages.ts';
import { TemplateFacts } from '../page-templates/TemplateFacts.tsx';
import { type Start, TemplateGallery } from '../page-templates/TemplateGallery.tsx';
import styles from '../page-templates/Templates.module.css';
import { pagesMessages } from './messages.ts';
import { MAX_PAGE_CODE, MAX_PAGE_NAME } from './PageForm.tsx';
import { PageSelect } from './PageSelect.tsx';

interface NewPageFields {
  code: string;
  name: string;
  source?: string;
}

function createPage(
  start: Start,
  { source = '', ...body }: NewPageFields,
  options: { idempotencyKey: string },
) {
  if (start === 'copy') return api.copyPage({ params: { code: source }, body }, options);
  if (start === 'empty') return api.createPage({ body }, options);
  const params = { id: start.template.id };
  return api.createPageFromTemplate({ params, body }, options);
}

/** Adds a page that begins with nothing, another page or a template, and opens it. */
export function NewPageDialog({ onClose }: { onClose(): void }) {
  const texts = useMessages(pagesMessages);
  const { copySource, chooseSource } = useMessages(templateMessages);
  const required = useRequired();
  const [, goTo] = useLocation();
  const [form] = Form.useForm<NewPageFields>();
  const [start, setStart] = useState<Start>('empty');
  const query = useQuery({
    queryKey: ['page-templates'],
    queryFn: ({ signal }) => api.listPageTemplates({}, { signal }),
  });
  // A template that another operator changed is shown, and changed, as it is now.
  const template =
    typeof start === 'object'
      ? (query.data?.items.find(({ id }) => id === start.template.id) ?? start.template)
      : undefined;
  const create = useAction({
    run: (fields: NewPageFields, options) => createPage(start, fields, options),
    changes: ['pages'],
    doneText: start === 'copy' ? texts.copied : texts.created,
    onDone: ({ code }) => goTo(`/pages/${code}`),
    onProblem: (error) => applyProblem(form, error),
  });
  return (
    <FormModal<NewPageFields>
      title={texts.create}
      isOpen
      form={form}
      width={980}
      okText={texts.create}
      isPending={create.isPending}
      onFinish={create.run}
      onClose={onClose}
    >
      <div className={styles.chooser}>
        <QueryView query={query}>
          {({ items }) => <TemplateGallery templates={items} start={start} onChoose={setStart} />}
        </QueryView>
        <div className={styles.side}>
          {template && (
            <TemplateFacts
              template={template}
              onChanged={(changed) => setStart(changed ? { template: changed } : 'empty')}
            />
          )}
          {start === 'copy' && (
            <Form.Item
              name="source"
              label={copySource}
              rules={[{ required: true, message: chooseSource }]}
            >
              <PageSelect />
            </Form.Item>
          )}
          <Form.Item name="name" label={texts.name} rules={required}>
            <Input ref={focusWhenShown} maxLength={MAX_PAGE_NAME} />
          </Form.Item>
          <Form.Item name="code" label={texts.code} extra={texts.codeHint} rules={required}>
            <Input maxLength={MAX_PAGE_CODE} />
          </Form.Item>
        </div>
      </div>
    </FormModal>
  );
}
