import { formatMessage } from '@vitrine/kit';
import { Tag, Tooltip } from 'antd';
import type { AdminResponse } from '../../api/admin-api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { permissionNames } from '../../parts/permission-names.ts';
import { apiKeyMessages } from './messages.ts';

type ApiKey = AdminResponse<'listApiKeys'>[number];

/** What a key was created for. What its creator may no longer do is struck out, and named in words. */
export function KeyPermissions({ apiKey }: { apiKey: ApiKey }) {
  const texts = useMessages(apiKeyMessages);
  const names = useMessages(permissionNames);
  const { permissions, allowed, createdBy } = apiKey;
  const hasLost = allowed.length < permissions.length;
  return (
    <>
      {hasLost && (
        <Tooltip title={formatMessage(texts.reducedHint, { name: createdBy.name })}>
          <Tag color={allowed.length > 0 ? 'orange' : 'red'} tabIndex={0}>
            {allowed.length > 0 ? texts.reduced : texts.powerless}
          </Tag>
        </Tooltip>
      )}
      {permissions.map((each) => (
        <Tag key={each}>{allowed.includes(each) ? names[each] : <del>{names[each]}</del>}</Tag>
      ))}
    </>
  );
}
