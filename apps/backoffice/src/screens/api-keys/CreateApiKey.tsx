import type { Permission } from '@vitrine/contract/admin';
import { Button, Form, Input, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { useRequired } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { focusWhenShown } from '../../parts/focus-when-shown.ts';
import { permissionNames } from '../../parts/permission-names.ts';
import { ShowOnceModal } from '../../parts/ShowOnceModal.tsx';
import { useMerchants } from '../../parts/useMerchants.ts';
import { useOperator } from '../../session/useOperator.ts';
import { apiKeyMessages } from './messages.ts';

interface KeyValues {
  name: string;
  permissions: Permission[];
  merchantId?: string | null;
  days: number;
}

const DEFAULT_DAYS = 90;
const MAX_DAYS = 366;

function KeyFields() {
  const texts = useMessages(apiKeyMessages);
  const names = useMessages(permissionNames);
  const rules = useRequired();
  const { permissions } = useOperator();
  const merchants = useMerchants();
  return (
    <>
      <Form.Item name="name" label={texts.name} extra={texts.nameHint} rules={rules}>
        <Input maxLength={60} ref={focusWhenShown} />
      </Form.Item>
      <Form.Item
        name="permissions"
        label={texts.permissions}
        extra={texts.permissionsHint}
        rules={rules}
      >
        <Select
          mode="multiple"
          options={permissions.map((value) => ({ value, label: names[value] }))}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Form.Item>
      <Form.Item name="merchantId" label={texts.merchant} extra={texts.merchantHint}>
        <Select allowClear options={merchants.options} showSearch={{ optionFilterProp: 'label' }} />
      </Form.Item>
      <Form.Item name="days" label={texts.days} rules={rules}>
        <InputNumber min={1} max={MAX_DAYS} precision={0} />
      </Form.Item>
    </>
  );
}

/** Creates a key with at most the permissions of the operator, and shows it once. */
export function CreateApiKey() {
  const texts = useMessages(apiKeyMessages);
  const [form] = Form.useForm<KeyValues>();
  const [isOpen, setIsOpen] = useState(false);
  const [key, setKey] = useState<string | null>(null);
  const create = useAction({
    run: (values: KeyValues) =>
      api.createApiKey({ body: { ...values, merchantId: values.merchantId ?? null } }),
    changes: ['api-keys'],
    onDone: (created) => {
      setIsOpen(false);
      setKey(created.key);
    },
    onProblem: (error) => applyProblem(form, error),
  });
  return (
    <>
      <Button type="primary" onClick={() => setIsOpen(true)}>
        {texts.create}
      </Button>
      <FormModal
        title={texts.create}
        okText={texts.create}
        isOpen={isOpen}
        form={form}
        initialValues={{ days: DEFAULT_DAYS }}
        isPending={create.isPending}
        onFinish={create.run}
        onClose={() => setIsOpen(false)}
      >
        <KeyFields />
      </FormModal>
      <ShowOnceModal title={texts.created} text={key} onClose={() => setKey(null)} />
    </>
  );
}
