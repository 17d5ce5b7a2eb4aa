import type { PageTemplate } from '@vitrine/contract/admin';
import type { Localised } from '@vitrine/kit';
import { Checkbox, Form } from 'antd';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { toCatalogueText, toFormText, toOptionalText } from '../../catalogue/texts.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { LocalisedInput } from '../../form/LocalisedInput.tsx';
import { useFreshRow } from '../../form/useFreshRow.ts';
import { useOptionalText, useRequiredText } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { ImageKeyInput } from '../../pickers/ImageKeyInput.tsx';
import { templateMessages } from './messages.ts';

const MAX_NAME = 80;
const MAX_DESCRIPTION = 300;

interface TemplateFields {
  name: Partial<Localised>;
  description?: Partial<Localised>;
  pictureKey?: string | null;
  hasOtherLanguage?: boolean;
}

interface TemplateFormProps {
  /** The template to change, or the draft to save as a new one, with its name. */
  subject:
    | { readonly template: PageTemplate }
    | { readonly draftId: string; readonly name: string };
  onClose(): void;
  onDone?(template: PageTemplate): void;
}

const toValues = (subject: TemplateFormProps['subject']): TemplateFields =>
  'template' in subject
    ? {
        name: toFormText(subject.template.name),
        ...(subject.template.description && {
          description: toFormText(subject.template.description),
        }),
        pictureKey: subject.template.pictureKey,
      }
    : { name: { 'zh-CN': subject.name }, hasOtherLanguage: true };

/** Saves the draft of a page as a template, or changes what a template is called. */
export function TemplateForm({ subject, onClose, onDone }: TemplateFormProps) {
  const texts = useMessages(templateMessages);
  const requiredText = useRequiredText();
  const optionalText = useOptionalText();
  const [form] = Form.useForm<TemplateFields>();
  const isNew = !('template' in subject);
  const fresh = useFreshRow({
    row: isNew ? undefined : subject.template,
    form,
    list: 'page-templates',
    read: async ({ id }) => (await api.listPageTemplates()).items.find((row) => row.id === id),
    toValues: (template) => toValues({ template }),
  });
  const save = useAction({
    run: ({ name, description, pictureKey, hasOtherLanguage = true }: TemplateFields, options) => {
      const words = { name: toCatalogueText(name), description: toOptionalText(description) };
      if ('template' in subject) {
        const { id, version } = fresh.row ?? subject.template;
        const body = { ...words, pictureKey: pictureKey ?? null };
        return api.updatePageTemplate({ params: { id }, body }, { ...options, version });
      }
      const picture = pictureKey ? { pictureKey } : {};
      const body = { ...words, ...picture, hasOtherLanguage, draftId: subject.draftId };
      return api.createPageTemplate({ body }, options);
    },
    changes: ['page-templates'],
    doneText: isNew ? texts.saved : texts.changed,
    onDone: (template) => {
      onDone?.(template);
      onClose();
    },
    onProblem: (error) => fresh.takeFresh(error) || applyProblem(form, error),
  });
  return (
    <FormModal<TemplateFields>
      title={isNew ? texts.saveAsTemplate : texts.editTitle}
      isOpen
      form={form}
      width={600}
      initialValues={toValues(subject)}
      okText={texts.save}
      isPending={save.isPending || fresh.isReading}
      notice={fresh.notice}
      onFinish={save.run}
      onClose={onClose}
    >
      <Form.Item name="name" label={texts.name} rules={requiredText}>
        <LocalisedInput label={texts.name} maxLength={MAX_NAME} />
      </Form.Item>
      <Form.Item name="description" label={texts.description} rules={optionalText}>
        <LocalisedInput label={texts.description} maxLength={MAX_DESCRIPTION} rows={2} />
      </Form.Item>
      <Form.Item
        name="pictureKey"
        label={texts.picture}
        extra={isNew ? texts.pictureHint : texts.noPictureHint}
      >
        <ImageKeyInput label={texts.picture} />
      </Form.Item>
      {isNew && (
        <Form.Item name="hasOtherLanguage" valuePropName="checked">
          <Checkbox>{texts.hasOtherLanguage}</Checkbox>
        </Form.Item>
      )}
    </FormModal>
  );
}
