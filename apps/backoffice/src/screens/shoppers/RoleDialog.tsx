import { Form, Input, Select } from 'antd';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { TimeInput } from '../../form/TimeInput.tsx';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { toOptions } from '../../parts/to-options.ts';
import { MAX_REASON, useReasonRule } from '../../parts/useReasonRule.ts';
import { rightsMessages } from './rights-messages.ts';
import type { Overview, RightsValues } from './rights-values.ts';

interface RoleValues extends RightsValues {
  role: Overview['role']['name'];
}

/** Gives a shopper a role for a time or for good, or takes it back. */
export function RoleDialog({ shopper, onClose }: { shopper: Overview; onClose(): void }) {
  const texts = useMessages(rightsMessages);
  const reasonRule = useReasonRule();
  const { id, role } = shopper;
  const [form] = Form.useForm<RoleValues>();
  const chosen = Form.useWatch('role', form);
  const save = useAction({
    run: ({ role: name, until, reason }: RoleValues) => {
      const body = { role: name, until: until ?? null, reason: reason.trim() };
      return api.changeShopperRole({ params: { id }, body });
    },
    changes: ['shopper'],
    doneText: texts.saved,
    onDone: onClose,
    onProblem: (error) => applyProblem(form, error),
  });
  return (
    <FormModal<RoleValues>
      isOpen
      title={texts.changeRole}
      form={form}
      initialValues={{ role: role.name, until: role.until, reason: '' }}
      okText={texts.save}
      isPending={save.isPending}
      onFinish={(values) => save.run(values)}
      onClose={onClose}
    >
      <Form.Item name="role" label={texts.role} extra={texts.roleHint}>
        <Select options={toOptions(texts.roles)} />
      </Form.Item>
      {chosen !== 'shopper' && (
        <Form.Item name="until" label={texts.until} extra={texts.untilHint}>
          <TimeInput />
        </Form.Item>
      )}
      <Form.Item name="reason" {...reasonRule}>
        <Input.TextArea rows={3} maxLength={MAX_REASON} showCount />
      </Form.Item>
    </FormModal>
  );
}
