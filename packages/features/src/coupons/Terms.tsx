import { useAsking } from '@vitrine/client/react';
import type { Promotion } from '@vitrine/contract';
import { chinaDay, fill } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { Box, Button, Sheet, Spinner, Text } from '@vitrine/ui';
import { useState } from 'react';
import styles from './Terms.module.css';
import { termsWords } from './terms-words.ts';

/** The promotion, asked for once somebody wants to read it; null when it cannot be had. */
function usePromotion(id: string, isWanted: boolean): Promotion | null | undefined {
  const [promotion, setPromotion] = useState<Promotion | null>();
  useAsking(
    isWanted ? id : undefined,
    (api) => api.getPromotion({ params: { id } }),
    (found) => setPromotion(found ?? null),
  );
  return promotion;
}

function About({ promotion }: { promotion: Promotion }) {
  const words = useMessages(termsWords);
  const language = useLanguage();
  const { description, startsAt, endsAt, terms } = promotion;
  const from = chinaDay(Date.parse(startsAt), language);
  // Its end is the first moment without it.
  const to = chinaDay(Date.parse(endsAt) - 1, language);
  return (
    <>
      <Text as="p" look="ui">
        {description}
      </Text>
      <Text as="p" look="cap" tone="quiet" tabular className={styles.period}>
        {fill(words.runs, { from, to })}
      </Text>
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

/** The small print of a coupon. */
export function Terms({ promotionId, of }: { promotionId: string; of: string }) {
  const words = useMessages(termsWords);
  const [isOpen, setOpen] = useState(false);
  const promotion = usePromotion(promotionId, isOpen);
  return (
    <>
      <Button kind="text" opens="dialog" label={`${words.terms} ${of}`} onTap={() => setOpen(true)}>
        <Text look="micro">{words.terms}</Text>
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={promotion?.name ?? of}>
        {promotion === undefined && <Spinner className={styles.waiting} />}
        {promotion === null && (
          <Text as="p" look="ui" tone="soft" role="alert">
            {words.failed}
          </Text>
        )}
        {promotion && <About promotion={promotion} />}
      </Sheet>
    </>
  );
}
