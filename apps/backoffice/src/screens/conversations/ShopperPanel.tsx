import { useQuery } from '@tanstack/react-query';
import { Button, Card, Flex, Typography } from 'antd';
import { Link } from 'wouter';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { conversationMessages } from './messages.ts';
import type { OpenConversation } from './Thread.tsx';
import { useAnswer } from './useAnswer.ts';

function Orders({
  shopperId,
  conversation,
}: {
  shopperId: string;
  conversation: OpenConversation;
}) {
  const texts = useMessages(conversationMessages);
  const format = useFormat();
  const answer = useAnswer(conversation);
  const query = useQuery({
    queryKey: ['shopper', shopperId],
    queryFn: () => api.getShopper({ params: { id: shopperId } }),
  });
  return (
    <QueryView query={query}>
      {({ orders }) => (
        <Flex vertical gap={12}>
          {orders.length === 0 && texts.noOrders}
          {orders.map(({ id, placedAt, grandTotal, currency }) => (
            <Flex key={id} gap={8} align="center" justify="space-between">
              <div>
                <Link href={`/orders?search=${id}`}>{id}</Link>
                <div>
                  <Typography.Text type="secondary">
                    {format.date(placedAt)} · {format.price(grandTotal, currency)}
                  </Typography.Text>
                </div>
              </div>
              <Button
                size="small"
                aria-label={`${texts.card} ${id}`}
                onClick={() => answer.send({ card: { kind: 'order', id } })}
              >
                {texts.sendOrder}
              </Button>
            </Flex>
          ))}
        </Flex>
      )}
    </QueryView>
  );
}

/** The shopper of a conversation with their orders, each of which can be sent as a card. */
export function ShopperPanel({ conversation }: { conversation: OpenConversation }) {
  const texts = useMessages(conversationMessages);
  const { shopper } = conversation;
  if (!shopper)
    return (
      <Card size="small" title={texts.guest}>
        {texts.guestHint}
      </Card>
    );
  return (
    <Card
      size="small"
      title={shopper.name ?? `#${shopper.id}`}
      extra={<Link href={`/shoppers/${shopper.id}`}>{texts.openShopper}</Link>}
    >
      <Orders shopperId={shopper.id} conversation={conversation} />
    </Card>
  );
}
