import type { Tiers } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { cx, Icon, Row, Stack, Text } from '@vitrine/ui';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import styles from './Benefits.module.css';
import { messages } from './messages.ts';
import { benefitIcon, listBenefits } from './rules.ts';

/** The benefits of the shopper's tier, and one that the next tier unlocks. */
export function Benefits({ tiers }: { tiers: Tiers }) {
  const t = useMessages(messages);
  const benefits = listBenefits(tiers);
  if (benefits.length === 0) return null;
  return (
    <Row
      as="ul"
      gap={2}
      align="start"
      className={cx(spacing.pb6, spacing.pt8)}
      aria-label={t.benefits}
    >
      {benefits.map(({ code, name, from }) => (
        <Stack
          gap={2}
          align="center"
          as="li"
          key={code}
          className={cx(spacing.fill, layout.center, from && styles.upcoming)}
        >
          <Icon name={benefitIcon(code)} />
          <Text variant="caption">{name}</Text>
          {from && (
            <Text variant="micro" tone="quiet">
              {formatMessage(t.ahead, { tier: from })}
            </Text>
          )}
        </Stack>
      ))}
    </Row>
  );
}
