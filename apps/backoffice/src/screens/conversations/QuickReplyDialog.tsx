import { useQueryClient } from '@tanstack/react-query';
import type { Localised } from '@vitrine/kit';
import { Form, Input } from 'antd';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { toCatalogueText, toFormText } from '../../catalogue/texts.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { LocalisedInput } from '../../form/LocalisedInput.tsx';
import { useRequired, useRequiredText } from '../../form/useRequired.ts';
import { useStaleWarning } from '../../form/useStaleWarning.ts';
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

export function QuickReplyDialog({ reply, onClose }: QuickReplyDialogProps) {
  const texts = useMessages(quickReplyMessages);
  const required = useRequired();
  const requiredText = useRequiredText();
  const [form] = Form.useForm<ReplyValues>();
  const client = useQueryClient();
  const warnOfStale = useStaleWarning(() => {
    void client.invalidateQueries({ queryKey: ['quick-replies'] });
    onClose();
  });
  const save = useAction({
    run: ({ title, text }: ReplyValues, options) => {
      const body = { title, text: toCatalogueText(text) };
      return reply
        ? api.updateQuickReply({ params: { id: reply.id }, body }, { version: reply.version })
        : api.createQuickReply({ body }, options);
    },
    changes: ['quick-replies'],
    doneText: texts.saved,
    onDone: onClose,
    onProblem: (error) => warnOfStale(error) || applyProblem(form, error),
  });
  return (
    <FormModal<ReplyValues>
      isOpen
      title={reply ? texts.editTitle : texts.add}
      form={form}
      initialValues={
        reply ? { title: reply.title, text: toFormText(reply.text) } : { title: '', text: {} }
      }
      okText={texts.save}
      isPending={save.isPending}
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
