import type { Lottery } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectIsLoggedIn, selectLottery, selectWonRewards } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, cx, EmptyState, Heading, Hint, Picture, Row, Sheet, Text } from '@vitrine/ui';
import { useState } from 'react';
import type { ScreenProps } from '../../../screen.ts';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { RewardList } from '../../../shared/rewards/RewardList.tsx';
import { DrawPanel } from './DrawPanel.tsx';
import { messages } from './messages.ts';
import { formatOdds, splitTitle } from './rules.ts';
import styles from './Screen.module.css';

/** The prizes with their odds, which guests see too. */
function Prizes({ prizes }: Pick<Lottery, 'prizes'>) {
  const t = useMessages(messages);
  return (
    <Box as="section" className={spacing.pt8}>
      <Heading>{t.prizes}</Heading>
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
              <Hint>{description}</Hint>
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

function WonRewards() {
  const t = useMessages(messages);
  const won = useSelector(selectWonRewards);
  return (
    <Box as="section" className={spacing.pt8}>
      <Heading>{t.won}</Heading>
      {won.length > 0 ? (
        <RewardList rewards={won} />
      ) : (
        <Text as="p" variant="ui" tone="quiet" className={cx(spacing.pb4, spacing.pt3)}>
          {t.wonNothing}
        </Text>
      )}
    </Box>
  );
}

function Title({ description, terms }: { description: string; terms: readonly string[] }) {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Text as="p" variant="eyebrow">
        {t.eyebrow}
      </Text>
      <Text as="h2" variant="h1" className={spacing.pt3}>
        {splitTitle(description).map((line) => (
          <Text key={line} className={styles.line}>
            {line}
          </Text>
        ))}
      </Text>
      <Button variant="text" hasPopup="dialog" onPress={() => setOpen(true)}>
        {t.rules}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t.rules}>
        <Box as="ol" className={styles.rules}>
          {terms.map((term) => (
            <Box as="li" key={term} className={styles.rule}>
              {term}
            </Box>
          ))}
        </Box>
      </Sheet>
    </>
  );
}

/** A lottery: its prizes for everyone, and the draw for logged-in shoppers. */
export function LotteryView({ params }: ScreenProps) {
  const t = useMessages(messages);
  const lottery = useSelector(selectLottery);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const id = params.id ?? '';
  if (!lottery || lottery.id !== id) {
    return (
      <EmptyState isPage title={t.missing} hint={t.missingHint}>
        <Button to={{ route: 'home' }}>{t.home}</Button>
      </EmptyState>
    );
  }
  return (
    <Box className={styles.page}>
      <Box as="section" className={styles.draw}>
        <Text as="h1" visuallyHidden className={layout.desktopOnly}>
          {lottery.name}
        </Text>
        <Title description={lottery.description} terms={lottery.terms} />
        <DrawPanel lottery={lottery} />
      </Box>
      <Box className={styles.sections}>
        <Prizes prizes={lottery.prizes} />
        {isLoggedIn && <WonRewards />}
      </Box>
    </Box>
  );
}
