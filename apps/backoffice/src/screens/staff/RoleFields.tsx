import { OPERATOR_ROLES, type OperatorRole } from '@vitrine/contract/admin';
import { Form, Select } from 'antd';
import { useRequired } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { roleNames } from '../../parts/role-names.ts';
import { useMerchants } from '../../parts/useMerchants.ts';
import { staffMessages } from './messages.ts';

export interface RoleValues {
  role: OperatorRole;
  merchantId?: string | null;
}

/** Only staff of a merchant belong to one. */
export const toRoleInput = ({ role, merchantId }: RoleValues) => ({
  role,
  merchantId: role === 'merchant' ? (merchantId ?? null) : null,
});

/** The role of an operator, and the merchant of a merchant's staff. */
export function RoleFields() {
  const texts = useMessages(staffMessages);
  const names = useMessages(roleNames);
  const merchants = useMerchants();
  const rules = useRequired();
  const role = Form.useWatch<OperatorRole | undefined>('role');
  return (
    <>
      <Form.Item name="role" label={texts.role} rules={rules}>
        <Select options={OPERATOR_ROLES.map((value) => ({ value, label: names[value] }))} />
      </Form.Item>
      {role === 'merchant' && (
        <Form.Item
          name="merchantId"
          label={texts.merchant}
          extra={texts.merchantHint}
          rules={rules}
        >
          <Select options={merchants.options} showSearch={{ optionFilterProp: 'label' }} />
        </Form.Item>
      )}
    </>
  );
}
