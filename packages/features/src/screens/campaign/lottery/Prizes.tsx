import type { Lottery } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Picture, Row, Text } from '@vitrine/ui';
import * as spacing from '../../../shared/layout/spacing.ts';
import { messages } from './messages.ts';
import { formatOdds } from './rules.ts';
import styles from './Screen.module.css';

/** The prizes with their odds, which guests see too. */
export function Prizes({ prizes }: Pick<Lottery, 'prizes'>) {
  const t = useMessages(messages);
  return (
    <Box as="section" className={spacing.pt8}>
      <Text as="h2" variant="h3">
        {t.prizes}
      </Text>
      <Box as="ul">
        {prizes.map(({ id, name, description, images, odds, isGone }) => (
          <Row isSpread as="li" key={id} className={styles.prize}>
            {images && (
              <Picture className={styles.picture} images={images} alt="" ratio="1/1" sizes="56px" />
            )}
            <Box className={spacing.fill}>
              <Text as="p" variant="ui" tone={isGone ? 'quiet' : undefined}>
                {name}
              </Text>
              <Text as="p" variant="caption" tone="quiet">
                {description}
              </Text>
            </Box>
            <Text as="p" variant="caption" tone={isGone ? 'quiet' : 'soft'} tabular>
              {isGone ? t.gone : formatMessage(t.odds, { odds: formatOdds(odds) })}
            </Text>
          </Row>
        ))}
      </Box>
    </Box>
  );
}
