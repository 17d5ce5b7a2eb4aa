import type { Subscription } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { RowLink } from '@vitrine/ui';
import type { PrivateProps } from '../../../shared/private-data/PrivateArea.tsx';
import { EraseAccount } from './EraseAccount.tsx';
import { Export } from './Export.tsx';
import { messages } from './messages.ts';
import { PrivacySettings } from './PrivacySettings.tsx';
import { Sessions } from './Sessions.tsx';

/** The shopper's privacy settings, data export and account erasure. */
export function PrivacyView({ data }: PrivateProps<readonly Subscription[]>) {
  const t = useMessages(messages);
  return (
    <>
      <PrivacySettings initialSubscriptions={data} />
      <Sessions />
      <Export />
      <EraseAccount />
      <RowLink title={t.policy} to={{ route: 'content', params: { id: 'privacy' } }} />
    </>
  );
}
