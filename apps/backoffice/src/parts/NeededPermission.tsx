import type { Permission } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Typography } from 'antd';
import { useMessages } from '../language/LanguageProvider.tsx';
import { partMessages } from './messages.ts';
import { permissionNames } from './permission-names.ts';

/** Says why the operator can look at something and not change it. */
export function NeededPermission({ permission }: { permission: Permission }) {
  const texts = useMessages(partMessages);
  const names = useMessages(permissionNames);
  return (
    <Typography.Text type="secondary">
      {formatMessage(texts.permissionNeeded, { name: names[permission] })}
    </Typography.Text>
  );
}
