import type { Tiers } from '@vitrine/contract';
import { formatMessage, formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Link, Row, Text } from '@vitrine/ui';
import * as spacing from '../../../shared/layout/spacing.ts';
import { JoinButton } from '../../../shared/membership/JoinButton.tsx';
import { findTier, getWindowDays } from '../../../shared/membership/rules.ts';
import { formatWindow, windowMessages } from '../../../shared/membership/window-messages.ts';
import { messages } from './messages.ts';
import { calculateProgress } from './rules.ts';
import styles from './TierCard.module.css';

function Progress({ tiers }: { tiers: Tiers }) {
  const t = useMessages(messages);
  const windowText = formatWindow(useMessages(windowMessages), getWindowDays(tiers));
  const next = findTier(tiers, tiers.next?.code);
  const percent = calculateProgress(tiers);
  return (
    <Box className={spacing.pt6}>
      <Box className={styles.track}>
        <Box className={styles.done} style={{ width: `${percent}%` }} />
      </Box>
      <Row isSpread wraps="tight" className={spacing.pt3}>
        <Text variant="caption" tone="inverse" tabular>
          {formatMessage(t.spent, { window: windowText, price: formatPrice(tiers.spent) })}
        </Text>
        {next && tiers.next && (
          <Text variant="caption" tone="inverse" tabular>
            {formatMessage(t.missing, {
              tier: next.name,
              price: formatPrice(tiers.next.missing),
            })}
          </Text>
        )}
      </Row>
    </Box>
  );
}

/** The shopper's tier and the progress to the next one. */
export function TierCard({ tiers }: { tiers: Tiers }) {
  const t = useMessages(messages);
  const tier = findTier(tiers, tiers.current);
  return (
    <Box as="section" className={styles.card} aria-label={t.membership}>
      <Row align="start" isSpread>
        <Box>
          <Text as="p" variant="eyebrow" className={styles.quiet}>
            Membership
          </Text>
          <Text as="p" variant="h1" tone="inverse" className={spacing.pt2}>
            {tier?.name ?? t.joinTitle}
          </Text>
        </Box>
        <Link className={styles.more} to={{ route: 'accessReward' }}>
          <Text className={styles.underlined}>{t.benefits}</Text>
        </Link>
      </Row>
      {tier ? (
        <Progress tiers={tiers} />
      ) : (
        <JoinButton fullWidth className={spacing.mt6} getSuccess={() => t.joined}>
          {t.join}
        </JoinButton>
      )}
    </Box>
  );
}
