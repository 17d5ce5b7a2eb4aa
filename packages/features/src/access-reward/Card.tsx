import type { Tiers } from '@vitrine/contract';
import { chinaDay, fill, formatPrice } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { Box, Button, Text } from '@vitrine/ui';
import styles from './Card.module.css';
import { messages } from './messages.ts';
import { currentTier, progressToNext } from './rules.ts';
import { useJoining } from './useJoining.ts';

const PERCENT = 100;

/** The card of a member: which tier, since when, and how far it is to the next. */
export function Card({ tiers }: { tiers: Tiers }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { isJoining, join } = useJoining();
  const { joinedAt, spent, next } = tiers;
  const current = currentTier(tiers);
  const share = progressToNext(tiers);
  const nextName = tiers.tiers.find(({ code }) => code === next?.code)?.name ?? '';
  return (
    <Box as="section" className={styles.card}>
      <Text as="p" look="kick" className={styles.quiet}>
        {words.kick}
      </Text>
      <Text as="h2" look="display" className={styles.name}>
        {current?.name ?? words.guest}
      </Text>
      {joinedAt && (
        <Text as="p" look="cap" className={styles.quiet} tabular>
          {fill(words.since, { day: chinaDay(Date.parse(joinedAt), language) })}
        </Text>
      )}
      {!current && (
        <>
          <Text as="p" look="ui">
            {words.guestHint}
          </Text>
          <Button
            kind="inverse"
            className={styles.join}
            loading={isJoining}
            onTap={() => isJoining || void join()}
          >
            {words.join}
          </Button>
        </>
      )}
      <Box className={styles.foot}>
        <Box
          className={styles.bar}
          role="progressbar"
          aria-label={words.progress}
          aria-valuenow={Math.round(share * PERCENT)}
          aria-valuemin={0}
          aria-valuemax={PERCENT}
        >
          <Box className={styles.done} style={{ transform: `scaleX(${share})` }} />
        </Box>
        <Text as="p" look="cap" tabular>
          {fill(words.spent, { amount: formatPrice(spent) })}
        </Text>
        <Text as="p" look="cap" tabular className={styles.quiet}>
          {next
            ? fill(words.missing, { amount: formatPrice(next.missing), name: nextName })
            : words.highest}
        </Text>
      </Box>
    </Box>
  );
}
