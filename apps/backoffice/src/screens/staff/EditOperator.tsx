import type { Operator } from '@vitrine/contract/admin';
import { Form, Input, Segmented } from 'antd';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { useFreshRow } from '../../form/useFreshRow.ts';
import { useRequired } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { KeysOfOperator } from './KeysOfOperator.tsx';
import { staffMessages } from './messages.ts';
import { RoleFields, toRoleInput } from './RoleFields.tsx';

type Values = Pick<Operator, 'name' | 'status' | 'role' | 'merchantId'> & { endsApiKeys?: boolean };

/** Changes the name, role and status of an operator. */
export function EditOperator({ operator, onClose }: { operator: Operator; onClose(): void }) {
  const texts = useMessages(staffMessages);
  const rules = useRequired();
  const [form] = Form.useForm<Values>();
  const fresh = useFreshRow({
    row: operator,
    form,
    list: 'operators',
    read: ({ id }) => api.getOperator({ params: { id } }),
    toValues: (row) => row,
  });
  const { id, version } = fresh.row ?? operator;
  const save = useAction({
    run: (values: Values) => {
      const { name, status, endsApiKeys = false } = values;
      const body = { name, status, endsApiKeys, ...toRoleInput(values) };
      return api.updateOperator({ params: { id }, body }, { version });
    },
    changes: ['operators', 'api-keys'],
    doneText: texts.saved,
    onDone: onClose,
    onProblem: (error) => fresh.takeFresh(error) || applyProblem(form, error),
  });
  return (
    <FormModal
      title={operator.email}
      okText={texts.save}
      isOpen
      form={form}
      initialValues={operator}
      isPending={save.isPending || fresh.isReading}
      notice={fresh.notice}
      onFinish={save.run}
      onClose={onClose}
    >
      <Form.Item name="name" label={texts.name} rules={rules}>
        <Input maxLength={60} />
      </Form.Item>
      <RoleFields />
      <Form.Item name="status" label={texts.status}>
        <Segmented
          options={[
            { value: 'active', label: texts.active },
            { value: 'disabled', label: texts.disabled },
          ]}
        />
      </Form.Item>
      <KeysOfOperator id={id} />
    </FormModal>
  );
}
