import type { Tiers } from '@vitrine/contract';
import { formatMessage, formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectTiers, selectUserBenefits } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import {
  Box,
  Button,
  cx,
  EmptyState,
  Heading,
  Hint,
  Row,
  RowLink,
  Stack,
  Status,
  Text,
} from '@vitrine/ui';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { formatWindow, windowMessages } from '../../../shared/membership/window-messages.ts';
import { titledLayout } from '../../../shared/private-data/titled-layouts.tsx';
import { messages } from './messages.ts';
import { isGivenAhead, isTierReached } from './rules.ts';
import styles from './Screen.module.css';
import { TierCard } from './TierCard.tsx';

/** Every tier with the spending it requires and its benefits; marks those given ahead of their tier. */
function TierList({ tiers }: { tiers: Tiers }) {
  const t = useMessages(messages);
  const windows = useMessages(windowMessages);
  const ownBenefits = useSelector(selectUserBenefits);
  return (
    <Box as="section">
      <Heading>{t.tiers}</Heading>
      <Box as="ol">
        {tiers.tiers.map(({ code, name, from, windowDays, benefits }) => (
          <Box as="li" key={code} className={cx(spacing.pb6, spacing.pt6, layout.divided)}>
            <Row align="baseline" isSpread>
              <Text as="h3" variant="h2">
                {name}
              </Text>
              {code === tiers.current && <Status tone="good">{t.yours}</Status>}
              {!isTierReached(tiers, code) && <Status tone="quiet">{t.locked}</Status>}
            </Row>
            <Hint tabular>
              {from > 0
                ? formatMessage(t.from, {
                    window: formatWindow(windows, windowDays),
                    amount: formatPrice(from),
                  })
                : t.fromFirst}
            </Hint>
            <Box as="dl" className={styles.benefits}>
              {benefits.map((benefit) => (
                <Box key={benefit.code}>
                  <Box as="dt" className={styles.benefitName}>
                    {benefit.name}
                    {isGivenAhead(tiers, code, benefit.code, ownBenefits) && (
                      <Status tone="good">{t.given}</Status>
                    )}
                  </Box>
                  <Box as="dd" className={styles.benefitText}>
                    {benefit.description}
                  </Box>
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      <Hint className={spacing.pt4}>{t.window}</Hint>
    </Box>
  );
}

/** The shopper's tier and what each tier brings. */
export function AccessRewardView() {
  const t = useMessages(messages);
  const tiers = useSelector(selectTiers);
  if (!tiers) return null;
  if (tiers.tiers.length === 0)
    return (
      <EmptyState title={t.none} icon="gift">
        <Button variant="outline" to={{ route: 'coupons' }}>
          {t.coupons}
        </Button>
      </EmptyState>
    );
  return (
    <Stack gap={8} className={styles.columns}>
      <Box>
        <TierCard tiers={tiers} />
        <RowLink title={t.coupons} to={{ route: 'coupons' }} />
      </Box>
      <TierList tiers={tiers} />
    </Stack>
  );
}

/** The page around the tiers. */
export const AccessRewardLayout = titledLayout(messages, styles.page);
