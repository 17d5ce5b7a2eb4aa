import { useMessages } from '@vitrine/platform';
import { selectConversations } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Text } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { AccountLayout } from '../../../shared/account-layout/AccountLayout.tsx';
import * as spacing from '../../../shared/layout/spacing.ts';
import { ConversationRow } from './ConversationRow.tsx';
import { messages } from './messages.ts';
import { ServiceChannels } from './ServiceChannels.tsx';

/** The page around the conversations: the ways to reach the shop. */
export function ConversationsLayout({ children }: { children: ReactNode }) {
  const t = useMessages(messages);
  return (
    <AccountLayout section="conversations" title={t.title} lead={t.lead} isReadingWidth>
      <Box className={spacing.pt3}>
        <ServiceChannels />
      </Box>
      {children}
    </AccountLayout>
  );
}

/** The conversations of the shopper or guest. */
export function ConversationsView() {
  const t = useMessages(messages);
  const conversations = useSelector(selectConversations);
  const written = conversations.filter(({ lastMessage }) => lastMessage !== null);
  if (written.length === 0) return null;
  return (
    <Box as="section" aria-label={t.past} className={spacing.pt10}>
      <Text as="h2" variant="h3" className={spacing.pb2}>
        {t.past}
      </Text>
      {written.map((conversation) => (
        <ConversationRow key={conversation.id} conversation={conversation} />
      ))}
    </Box>
  );
}
