import type { Tiers } from '@vitrine/contract';
import { fill } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, cx, Icon, Text } from '@vitrine/ui';
import styles from './Benefits.module.css';
import { messages } from './messages.ts';
import { benefitIcon, shownBenefits } from './rules.ts';

/** What the tier brings, and what the next one will. */
export function Benefits({ tiers }: { tiers: Tiers }) {
  const words = useMessages(messages);
  const benefits = shownBenefits(tiers);
  if (benefits.length === 0) return null;
  return (
    <Box as="ul" className={styles.benefits} aria-label={words.benefits}>
      {benefits.map(({ code, name, from }) => (
        <Box as="li" key={code} className={cx(styles.benefit, from && styles.ahead)}>
          <Icon name={benefitIcon(code)} />
          <Text look="cap">{name}</Text>
          {from && (
            <Text look="micro" tone="quiet">
              {fill(words.ahead, { tier: from })}
            </Text>
          )}
        </Box>
      ))}
    </Box>
  );
}
