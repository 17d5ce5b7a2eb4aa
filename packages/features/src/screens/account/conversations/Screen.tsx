import type { Conversation } from '@vitrine/contract';
import { formatChinaShortDate, formatMessage } from '@vitrine/kit';
import { useLanguage, useMessages, usePlatform, useTimed } from '@vitrine/platform';
import { selectConversations, selectShopContent } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Caption, Heading, Link, Row, RowLink, Text, useToast } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { AccountLayout } from '../../../shared/account-layout/AccountLayout.tsx';
import { readServiceContent } from '../../../shared/customer-service/service-content.ts';
import {
  describeAnswerTime,
  describeHours,
} from '../../../shared/customer-service/service-texts.ts';
import { VendorService } from '../../../shared/customer-service/VendorService';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { messages } from './messages.ts';
import styles from './Screen.module.css';

/** The ways to reach the shop that its content offers. */
function ServiceChannels() {
  const t = useMessages(messages);
  const language = useLanguage();
  const toast = useToast();
  const { customerService } = usePlatform();
  const service = readServiceContent(useSelector(selectShopContent));
  const answerTime = useTimed((now) => describeAnswerTime(service, now, language));
  const { channels, hours, phone, mail } = service;

  async function writeMail(): Promise<void> {
    if ((await customerService.writeMail(mail)) === 'copied') toast(t.copied, { icon: 'done' });
  }

  return (
    <Box as="section" aria-label={t.ways}>
      {channels.includes('chat') && (
        <RowLink
          title={t.chat}
          note={answerTime}
          to={{ route: 'conversation', params: { id: 'new' } }}
        />
      )}
      <VendorService variant="row" />
      {channels.includes('phone') && (
        <RowLink
          title={`${t.phone}　${phone}`}
          note={describeHours(hours, language)}
          onPress={() => customerService.call(phone)}
        />
      )}
      {channels.includes('mail') && (
        <RowLink title={`${t.mail}　${mail}`} onPress={() => void writeMail()} />
      )}
    </Box>
  );
}

/** A conversation with its last message, and how many answers were not read. */
function ConversationRow({ conversation }: { conversation: Conversation }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { id, topic, state, unread, lastMessage, changedAt } = conversation;
  const preview = lastMessage?.text || (lastMessage?.image ? t.image : t.card);
  const note = unread > 0 ? formatMessage(t.unread, { n: unread }) : state === 'closed' && t.closed;
  return (
    <Link className={styles.row} to={{ route: 'conversation', params: { id } }}>
      <Row isSpread gap={3}>
        <Text variant="ui" strong={unread > 0}>
          {t.topics[topic]}
        </Text>
        <Text variant="caption" tone="quiet" tabular>
          {formatChinaShortDate(Date.parse(changedAt), language)}
        </Text>
      </Row>
      <Row isSpread gap={3} className={spacing.pt1}>
        <Box className={spacing.fill}>
          <Caption clamp={1}>{preview}</Caption>
        </Box>
        {note && (
          <Text variant="caption" tone={unread > 0 ? 'pine' : 'quiet'} className={layout.fixed}>
            {note}
          </Text>
        )}
      </Row>
    </Link>
  );
}

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
      <Heading className={spacing.pb2}>{t.past}</Heading>
      {written.map((conversation) => (
        <ConversationRow key={conversation.id} conversation={conversation} />
      ))}
    </Box>
  );
}
