import type { Localised } from '@vitrine/kit';
import { Form, Input } from 'antd';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { toCatalogueText, toFormText } from '../../catalogue/texts.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { LocalisedInput } from '../../form/LocalisedInput.tsx';
import { useFreshRow } from '../../form/useFreshRow.ts';
import { useRequired, useRequiredText } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { quickReplyMessages } from './quick-reply-messages.ts';
import type { QuickReply } from './useQuickReplies.ts';

interface ReplyValues {
  title: string;
  text: Partial<Localised>;
}

interface QuickReplyDialogProps {
  /** The quick reply that is changed, or undefined for a new one. */
  reply: QuickReply | undefined;
  onClose(): void;
}

const MAX_TITLE = 40;
const MAX_TEXT = 1_000;

const toValues = ({ title, text }: QuickReply): ReplyValues => ({ title, text: toFormText(text) });

export function QuickReplyDialog({ reply, onClose }: QuickReplyDialogProps) {
  const texts = useMessages(quickReplyMessages);
  const required = useRequired();
  const requiredText = useRequiredText();
  const [form] = Form.useForm<ReplyValues>();
  const fresh = useFreshRow({
    row: reply,
    form,
    list: 'quick-replies',
    read: async ({ id }) => (await api.listQuickReplies()).find((row) => row.id === id),
    toValues,
  });
  const save = useAction({
    run: ({ title, text }: ReplyValues, options) => {
      const body = { title, text: toCatalogueText(text) };
      const { row } = fresh;
      return row
        ? api.updateQuickReply({ params: { id: row.id }, body }, { version: row.version })
        : api.createQuickReply({ body }, options);
    },
    changes: ['quick-replies'],
    doneText: texts.saved,
    onDone: onClose,
    onProblem: (error) => fresh.takeFresh(error) || applyProblem(form, error),
  });
  return (
    <FormModal<ReplyValues>
      isOpen
      title={reply ? texts.editTitle : texts.add}
      form={form}
      initialValues={reply ? toValues(reply) : { title: '', text: {} }}
      okText={texts.save}
      isPending={save.isPending || fresh.isReading}
      notice={fresh.notice}
      width={640}
      onFinish={(values) => save.run(values)}
      onClose={onClose}
    >
      <Form.Item name="title" label={texts.name} extra={texts.nameHint} rules={required}>
        <Input maxLength={MAX_TITLE} />
      </Form.Item>
      <Form.Item name="text" label={texts.text} extra={texts.textHint} rules={requiredText}>
        <LocalisedInput label={texts.text} rows={6} maxLength={MAX_TEXT} />
      </Form.Item>
    </FormModal>
  );
}
