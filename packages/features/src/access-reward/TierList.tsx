import type { Tiers } from '@vitrine/contract';
import { fill, formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Status, Text } from '@vitrine/ui';
import { messages } from './messages.ts';
import { isHeld } from './rules.ts';
import styles from './TierList.module.css';

/** Every tier, what it takes, and what it brings. */
export function TierList({ tiers }: { tiers: Tiers }) {
  const words = useMessages(messages);
  return (
    <Box as="section">
      <Text as="h2" look="h3">
        {words.tiers}
      </Text>
      <Box as="ol">
        {tiers.tiers.map(({ code, name, from, benefits }) => (
          <Box as="li" key={code} className={styles.tier}>
            <Box className={styles.head}>
              <Text as="h3" look="h2">
                {name}
              </Text>
              {code === tiers.current && <Status tone="good">{words.yours}</Status>}
              {!isHeld(tiers, code) && <Status tone="quiet">{words.locked}</Status>}
            </Box>
            <Text as="p" look="cap" tone="quiet" tabular>
              {from > 0 ? fill(words.from, { amount: formatPrice(from) }) : words.fromFirst}
            </Text>
            <Box as="dl" className={styles.benefits}>
              {benefits.map((benefit) => (
                <Box key={benefit.code}>
                  <Box as="dt" className={styles.what}>
                    {benefit.name}
                  </Box>
                  <Box as="dd" className={styles.about}>
                    {benefit.description}
                  </Box>
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      <Text as="p" look="cap" tone="quiet" className={styles.window}>
        {words.window}
      </Text>
    </Box>
  );
}
