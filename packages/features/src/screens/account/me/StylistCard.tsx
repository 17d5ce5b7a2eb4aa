import { useMessages } from '@vitrine/platform';
import { selectStylist } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, Caption, Row, Text } from '@vitrine/ui';
import { messages } from './messages.ts';
import styles from './StylistCard.module.css';

/** The stylist of the shopper's tier, with the way to write to them. */
export function StylistCard() {
  const t = useMessages(messages);
  const stylist = useSelector(selectStylist);
  if (!stylist) return null;
  return (
    <Box as="section" className={styles.card} aria-label={t.stylist}>
      <Text as="p" variant="eyebrow" tone="quiet">
        {t.stylist}
      </Text>
      <Row gap={4} align="end" isSpread>
        <Box>
          <Text as="h2" variant="h2">
            {stylist.name}
          </Text>
          <Caption>{stylist.introduction}</Caption>
        </Box>
        <Button
          small
          variant="outline"
          to={{ route: 'conversation', params: { id: 'new' }, query: { topic: 'stylist' } }}
        >
          {t.writeToStylist}
        </Button>
      </Row>
    </Box>
  );
}
