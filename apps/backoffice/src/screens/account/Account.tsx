import { Card, Descriptions, Flex } from 'antd';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { roleNames } from '../../parts/role-names.ts';
import { useOperator } from '../../session/useOperator.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { accountMessages } from './messages.ts';
import { OpenSessions } from './OpenSessions.tsx';
import { Passkeys } from './Passkeys.tsx';

/** The operator's own account: role, passkeys, password, open sessions. */
export function Account() {
  const texts = useMessages(accountMessages);
  const roles = useMessages(roleNames);
  const operator = useOperator();
  const items = [
    { key: 'email', label: texts.email, children: operator.email },
    { key: 'role', label: texts.role, children: roles[operator.role] },
    { key: 'codes', label: texts.codes, children: operator.recoveryCodesLeft },
  ];
  return (
    <Flex vertical gap={16} style={{ maxWidth: 720 }}>
      <h1 style={{ fontSize: 20, margin: 0 }}>{texts.title}</h1>
      <Card title={operator.name}>
        <Descriptions column={1} items={items} />
      </Card>
      <Passkeys />
      <ChangePassword />
      <OpenSessions />
    </Flex>
  );
}
