import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { useRequired } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { focusWhenShown } from '../../parts/focus-when-shown.ts';
import { ShowOnceModal } from '../../parts/ShowOnceModal.tsx';
import { staffMessages } from './messages.ts';
import { RoleFields, type RoleValues, toRoleInput } from './RoleFields.tsx';

/** Invites an operator by a one-time link, which is shown once. */
export function InviteOperator() {
  const texts = useMessages(staffMessages);
  const rules = useRequired();
  const [form] = Form.useForm<RoleValues & { email: string }>();
  const [isOpen, setIsOpen] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  const invite = useAction({
    run: (values: RoleValues & { email: string }) =>
      api.createInvitation({ body: { email: values.email, ...toRoleInput(values) } }),
    changes: ['invitations'],
    onDone: (invitation) => {
      setIsOpen(false);
      setUrl(invitation.url);
    },
    onProblem: (error) => applyProblem(form, error),
  });
  return (
    <>
      <Button type="primary" onClick={() => setIsOpen(true)}>
        {texts.invite}
      </Button>
      <FormModal
        title={texts.invite}
        okText={texts.create}
        isOpen={isOpen}
        form={form}
        isPending={invite.isPending}
        onFinish={invite.run}
        onClose={() => setIsOpen(false)}
      >
        <Form.Item name="email" label={texts.email} rules={rules}>
          <Input type="email" autoComplete="off" ref={focusWhenShown} maxLength={200} />
        </Form.Item>
        <RoleFields />
      </FormModal>
      <ShowOnceModal title={texts.invited} text={url} onClose={() => setUrl(null)} />
    </>
  );
}
