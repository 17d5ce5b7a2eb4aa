import { useQuery } from '@tanstack/react-query';
import { Button, Typography } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { QueryFailure } from '../../parts/QueryFailure.tsx';
import styles from './Conversations.module.css';
import { conversationMessages } from './messages.ts';

export type OpenConversation = AdminResponse<'getShopperConversation'>;
type Message = OpenConversation['messages'][number];

function MessageCard({ card }: { card: NonNullable<Message['card']> }) {
  const texts = useMessages(conversationMessages);
  const format = useFormat();
  if (!card.isAvailable) return <Typography.Text type="secondary">{texts.gone}</Typography.Text>;
  return (
    <div className={styles.card}>
      <div>
        <strong>{card.title}</strong>
        <div>{card.text}</div>
        {card.amount !== null && <div>{format.price(card.amount)}</div>}
      </div>
    </div>
  );
}

function MessageView({ message }: { message: Message }) {
  const texts = useMessages(conversationMessages);
  const format = useFormat();
  const { from, author, text, card, image, sentAt } = message;
  return (
    <article className={styles.message} data-from={from}>
      <Typography.Text type="secondary">
        {from === 'shop' ? author || texts.shop : texts.shopper} · {format.dateTime(sentAt)}
      </Typography.Text>
      {text && <div>{text}</div>}
      {card && <MessageCard card={card} />}
      {image && (
        <a href={image.url} target="_blank" rel="noreferrer">
          <img
            className={styles.image}
            src={image.thumbnailUrl}
            alt={texts.picture}
            width={image.width}
            height={image.height}
          />
        </a>
      )}
    </article>
  );
}

function EarlierMessages({ id, before }: { id: string; before: number }) {
  const texts = useMessages(conversationMessages);
  const [isShown, setIsShown] = useState(false);
  const query = useQuery({
    queryKey: ['conversation-before', id, before],
    queryFn: () => api.getShopperConversation({ params: { id }, query: { before } }),
    enabled: isShown,
    staleTime: Infinity,
  });
  if (query.data) return <Messages {...query.data} />;
  if (query.isError) return <QueryFailure query={query} />;
  return (
    <Button loading={isShown} onClick={() => setIsShown(true)}>
      {texts.earlier}
    </Button>
  );
}

function Messages({ id, messages, hasEarlier }: OpenConversation) {
  const [first] = messages;
  return (
    <>
      {hasEarlier && first && <EarlierMessages id={id} before={first.position} />}
      {messages.map((message) => (
        <MessageView key={message.position} message={message} />
      ))}
    </>
  );
}

/** The messages of a conversation; a new one is scrolled into view. */
export function Thread({ conversation }: { conversation: OpenConversation }) {
  const texts = useMessages(conversationMessages);
  const box = useRef<HTMLDivElement>(null);
  const { lastPosition } = conversation;
  useEffect(() => {
    if (lastPosition > 0) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [lastPosition]);
  return (
    <section ref={box} className={styles.thread} aria-label={texts.title} aria-live="polite">
      <Messages {...conversation} />
    </section>
  );
}
