import type { MessageCard } from '@vitrine/contract';
import { formatPrice } from '@vitrine/kit';
import { type Target, useMessages } from '@vitrine/platform';
import { Box, Caption, Link, Picture, Text } from '@vitrine/ui';
import * as spacing from '../../../shared/layout/spacing.ts';
import styles from './MessageCardLink.module.css';
import { messages } from './messages.ts';

const toTarget = ({ kind, id }: MessageCard): Target => {
  const routes = { product: 'product', order: 'order', return: 'returnDetail' } as const;
  return { route: routes[kind], params: { id } };
};

/** The picture, name and price of what a message is about. */
function CardContent({ card }: { card: MessageCard }) {
  const t = useMessages(messages);
  return (
    <>
      <Box className={styles.picture}>
        {card.images.length > 0 && (
          <Picture images={card.images} alt="" ratio="3/4" sizes="64px" eager />
        )}
      </Box>
      <Box className={spacing.fill}>
        <Text as="p" variant={card.kind === 'product' ? 'brand' : 'ui'} clamp={1}>
          {card.title}
        </Text>
        <Caption clamp={2}>{card.isAvailable ? card.text : t.gone}</Caption>
        {card.amount !== null && (
          <Text as="p" variant="ui" tabular>
            {formatPrice(card.amount)}
          </Text>
        )}
      </Box>
    </>
  );
}

/** What a message is about, as a link to it. */
export function MessageCardLink({ card }: { card: MessageCard }) {
  if (!card.isAvailable)
    return (
      <Box className={styles.card}>
        <CardContent card={card} />
      </Box>
    );
  return (
    <Link className={styles.card} to={toTarget(card)}>
      <CardContent card={card} />
    </Link>
  );
}
