import type { Lottery } from '@vitrine/contract';
import { fill } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Text } from '@vitrine/ui';
import { messages } from './messages.ts';
import { oddsText } from './rules.ts';
import styles from './Screen.module.css';

/** What may be drawn and how often, told to everybody before they draw. */
export function Prizes({ prizes }: Pick<Lottery, 'prizes'>) {
  const words = useMessages(messages);
  return (
    <Box as="section" className={styles.part}>
      <Text as="h2" look="h3">
        {words.prizes}
      </Text>
      <Box as="ul">
        {prizes.map(({ id, name, description, odds, isGone }) => (
          <Box as="li" key={id} className={styles.prize}>
            <Box>
              <Text as="p" look="ui" tone={isGone ? 'quiet' : undefined}>
                {name}
              </Text>
              <Text as="p" look="cap" tone="quiet">
                {description}
              </Text>
            </Box>
            <Text as="p" look="cap" tone={isGone ? 'quiet' : 'soft'} tabular>
              {isGone ? words.gone : fill(words.odds, { odds: oddsText(odds) })}
            </Text>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
