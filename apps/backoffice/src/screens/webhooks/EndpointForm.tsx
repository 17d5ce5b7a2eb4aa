import { WEBHOOK_EVENTS, type WebhookEndpoint, type WebhookEvent } from '@vitrine/contract/admin';
import { Form, Input, Segmented, Select } from 'antd';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { useFreshRow } from '../../form/useFreshRow.ts';
import { useRequired } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { eventNames } from '../../parts/event-names.ts';
import { focusWhenShown } from '../../parts/focus-when-shown.ts';
import { useMerchants } from '../../parts/useMerchants.ts';
import { webhookMessages } from './messages.ts';

interface Values {
  name: string;
  url: string;
  events: WebhookEvent[];
  merchantId?: string | null;
  status: WebhookEndpoint['status'];
}

interface EndpointFormProps {
  /** The endpoint to change; without it a new one is created. */
  endpoint?: WebhookEndpoint;
  onSecret(secret: string): void;
  onClose(): void;
}

const saveEndpoint = async (
  { merchantId, status, ...input }: Values,
  endpoint?: WebhookEndpoint,
) => {
  if (!endpoint) {
    const body = { ...input, merchantId: merchantId ?? null };
    return (await api.createWebhookEndpoint({ body })).secret;
  }
  const { id, version } = endpoint;
  await api.updateWebhookEndpoint({ params: { id }, body: { ...input, status } }, { version });
  return null;
};

function OwnField({ isNew }: { isNew: boolean }) {
  const texts = useMessages(webhookMessages);
  const merchants = useMerchants();
  if (isNew)
    return (
      <Form.Item name="merchantId" label={texts.merchant} extra={texts.merchantHint}>
        <Select allowClear options={merchants.options} />
      </Form.Item>
    );
  return (
    <Form.Item name="status" label={texts.status}>
      <Segmented
        options={[
          { value: 'active', label: texts.active },
          { value: 'paused', label: texts.paused },
        ]}
      />
    </Form.Item>
  );
}

/** Creates or changes an endpoint. */
export function EndpointForm({ endpoint, onSecret, onClose }: EndpointFormProps) {
  const texts = useMessages(webhookMessages);
  const events = useMessages(eventNames);
  const rules = useRequired();
  const [form] = Form.useForm<Values>();
  const fresh = useFreshRow({
    row: endpoint,
    form,
    list: 'webhooks',
    read: ({ id }) => api.getWebhookEndpoint({ params: { id } }),
    toValues: (row) => row as Values,
  });
  const save = useAction({
    run: (values: Values) => saveEndpoint(values, fresh.row),
    changes: ['webhooks'],
    doneText: endpoint ? texts.saved : texts.created,
    onDone: (secret) => {
      onClose();
      if (secret) onSecret(secret);
    },
    onProblem: (error) => fresh.takeFresh(error) || applyProblem(form, error),
  });
  return (
    <FormModal
      title={endpoint?.name ?? texts.create}
      okText={endpoint ? texts.save : texts.create}
      isOpen
      form={form}
      initialValues={endpoint ?? {}}
      isPending={save.isPending || fresh.isReading}
      notice={fresh.notice}
      onFinish={save.run}
      onClose={onClose}
    >
      <Form.Item name="name" label={texts.name} rules={rules}>
        <Input maxLength={60} ref={focusWhenShown} />
      </Form.Item>
      <Form.Item name="url" label={texts.url} rules={rules}>
        <Input type="url" maxLength={500} placeholder="https://" />
      </Form.Item>
      <Form.Item name="events" label={texts.events} rules={rules}>
        <Select
          mode="multiple"
          showSearch={{ optionFilterProp: 'label' }}
          options={Object.keys(WEBHOOK_EVENTS).map((value) => ({
            value,
            label: `${events[value as WebhookEvent]} · ${value}`,
          }))}
        />
      </Form.Item>
      <OwnField isNew={!endpoint} />
    </FormModal>
  );
}
