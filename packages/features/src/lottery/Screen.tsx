import { useMessages } from '@vitrine/platform';
import { selectIsLoggedIn, selectLottery, selectWon, setLottery, setWon } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, EmptyState, Sheet, Text } from '@vitrine/ui';
import { useState } from 'react';
import { Own } from '../own/Own.tsx';
import type { OwnContext } from '../own/useOwn.ts';
import { RewardList } from '../rewards/RewardList.tsx';
import type { ScreenProps } from '../screen.ts';
import { messages } from './messages.ts';
import { Prizes } from './Prizes.tsx';
import { titleLines } from './rules.ts';
import styles from './Screen.module.css';
import { Table } from './Table.tsx';

/** What only the shopper knows: how often they may draw, and what they have drawn. */
const fetchOwn =
  (id: string) =>
  async ({ api, store, signal }: OwnContext): Promise<void> => {
    if (!selectIsLoggedIn(store.getState())) return;
    const [lottery, won] = await Promise.all([
      api.getLottery({ params: { id } }, { signal }),
      api.listMyLotteryRewards({ query: { 'lottery-id': id } }, { signal }),
    ]);
    store.dispatch(setLottery(lottery));
    store.dispatch(setWon(won));
  };

function Won() {
  const words = useMessages(messages);
  const won = useSelector(selectWon);
  return (
    <Box as="section" className={styles.part}>
      <Text as="h2" look="h3">
        {words.won}
      </Text>
      {won.length > 0 ? (
        <RewardList rewards={won} />
      ) : (
        <Text as="p" look="ui" tone="quiet" className={styles.nothing}>
          {words.wonNothing}
        </Text>
      )}
    </Box>
  );
}

function Title({ description, terms }: { description: string; terms: readonly string[] }) {
  const words = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Text as="p" look="kick">
        {words.kick}
      </Text>
      <Text as="h2" look="h1" className={styles.title}>
        {titleLines(description).map((line) => (
          <Text key={line} className={styles.line}>
            {line}
          </Text>
        ))}
      </Text>
      <Button kind="text" opens="dialog" onTap={() => setOpen(true)}>
        {words.rules}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={words.rules}>
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

/** A table of lots: everybody sees what they hold; who is logged in draws. */
export function LotteryScreen({ params }: ScreenProps) {
  const words = useMessages(messages);
  const lottery = useSelector(selectLottery);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const id = params.id ?? '';
  if (!lottery || lottery.id !== id) {
    return (
      <EmptyState isPage title={words.missing} hint={words.missingHint}>
        <Button to={{ route: 'home' }}>{words.home}</Button>
      </EmptyState>
    );
  }
  return (
    <Own
      here={{ route: 'lottery', params: { id } }}
      of={id}
      ofGuests
      isHeld
      skeleton="unready"
      load={fetchOwn(id)}
    >
      <Box className={styles.page}>
        <Box as="section" className={styles.table}>
          <Text as="h1" spoken className={styles.name}>
            {lottery.name}
          </Text>
          <Title description={lottery.description} terms={lottery.terms} />
          <Table lottery={lottery} />
        </Box>
        <Box className={styles.parts}>
          <Prizes prizes={lottery.prizes} />
          {isLoggedIn && <Won />}
        </Box>
      </Box>
    </Own>
  );
}
