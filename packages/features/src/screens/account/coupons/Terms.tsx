import { useFetch } from '@vitrine/client/react';
import type { Promotion } from '@vitrine/contract';
import { formatChinaDate, formatMessage } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { Box, Button, Hint, Paragraph, Sheet, Spinner, Text } from '@vitrine/ui';
import { useState } from 'react';
import * as spacing from '../../../shared/layout/spacing.ts';
import styles from './Terms.module.css';
import { termsMessages } from './terms-messages.ts';

/** Fetches the promotion once the sheet is open; null when that fails. */
function usePromotion(id: string, isOpen: boolean): Promotion | null | undefined {
  const [promotion, setPromotion] = useState<Promotion | null>();
  useFetch(
    isOpen ? id : undefined,
    (api) => api.getPromotion({ params: { id } }),
    (fetched) => setPromotion(fetched ?? null),
  );
  return promotion;
}

function PromotionDetails({ promotion }: { promotion: Promotion }) {
  const t = useMessages(termsMessages);
  const language = useLanguage();
  const { description, startsAt, endsAt, terms } = promotion;
  const from = formatChinaDate(Date.parse(startsAt), language);
  // The promotion runs until just before `endsAt`, so its last day may be the one before.
  const to = formatChinaDate(Date.parse(endsAt) - 1, language);
  return (
    <>
      <Text as="p" variant="ui">
        {description}
      </Text>
      <Hint tabular className={spacing.pt1}>
        {formatMessage(t.runs, { from, to })}
      </Hint>
      <Box as="ol" className={styles.terms}>
        {terms.map((term) => (
          <Box as="li" key={term} className={styles.term}>
            {term}
          </Box>
        ))}
      </Box>
    </>
  );
}

/** A button that shows the terms of a coupon's promotion in a sheet. */
export function Terms({ promotionId, of }: { promotionId: string; of: string }) {
  const t = useMessages(termsMessages);
  const [isOpen, setOpen] = useState(false);
  const promotion = usePromotion(promotionId, isOpen);
  return (
    <>
      <Button
        variant="text"
        hasPopup="dialog"
        label={`${t.terms} ${of}`}
        onPress={() => setOpen(true)}
      >
        <Text variant="micro">{t.terms}</Text>
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={promotion?.name ?? of}>
        {promotion === undefined && <Spinner className={styles.loading} />}
        {promotion === null && <Paragraph role="alert">{t.failed}</Paragraph>}
        {promotion && <PromotionDetails promotion={promotion} />}
      </Sheet>
    </>
  );
}
