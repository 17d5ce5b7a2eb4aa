import type { WebhookEndpoint } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Form, Select } from 'antd';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { webhookMessages } from './messages.ts';

interface Values {
  overlapHours: number;
}

interface ReplaceSecretProps {
  endpoint: WebhookEndpoint;
  onSecret(secret: string): void;
  onClose(): void;
}

/** Long enough for a receiver to take the new secret on the same working day. */
const USUAL = { overlapHours: 24 };

/** Replaces the secret of an endpoint, at once or with a time in which both sign. */
export function ReplaceSecret({ endpoint, onSecret, onClose }: ReplaceSecretProps) {
  const texts = useMessages(webhookMessages);
  const [form] = Form.useForm<Values>();
  const replace = useAction({
    run: ({ overlapHours }: Values) =>
      api.replaceWebhookSecret({ params: { id: endpoint.id }, query: { overlapHours } }),
    changes: ['webhooks'],
    onDone: ({ secret }) => {
      onClose();
      onSecret(secret);
    },
  });
  return (
    <FormModal
      title={formatMessage(texts.replaceTitle, { name: endpoint.name })}
      okText={texts.replace}
      isOpen
      form={form}
      initialValues={USUAL}
      isPending={replace.isPending}
      onFinish={replace.run}
      onClose={onClose}
    >
      <Form.Item name="overlapHours" label={texts.overlap} extra={texts.overlapHint}>
        <Select
          options={Object.entries(texts.overlapHours).map(([hours, label]) => ({
            value: Number(hours),
            label,
          }))}
        />
      </Form.Item>
    </FormModal>
  );
}
