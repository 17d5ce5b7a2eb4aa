import type { Lottery } from '@vitrine/contract';
import { chinaDay, fill } from '@vitrine/kit';
import { type Target, useLanguage, useMessages, usePlatform } from '@vitrine/platform';
import { selectDraw, selectIsLoggedIn, selectMayDraw, selectShop } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, Text } from '@vitrine/ui';
import { shopName } from '../words.ts';
import { Lots } from './Lots.tsx';
import { messages } from './messages.ts';
import styles from './Screen.module.css';
import { useDraw } from './useDraw.ts';

/** How things stand, in a sentence. */
function useStanding({ status, tickets, startsAt }: Lottery): string {
  const words = useMessages(messages);
  const language = useLanguage();
  if (status === 'ended') return words.ended;
  if (status === 'upcoming')
    return fill(words.upcoming, { day: chinaDay(Date.parse(startsAt), language) });
  if (tickets === null) return words.guest;
  return tickets > 0 ? fill(words.left, { n: tickets }) : words.none;
}

/** The lots, and what to do with the one that was drawn. */
export function Table({ lottery }: { lottery: Lottery }) {
  const words = useMessages(messages);
  const { login } = usePlatform();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const drawn = useSelector(selectDraw);
  const hasTicket = useSelector(selectMayDraw);
  const shop = useSelector(selectShop);
  const name = useSelector(shopName);
  const { chosen, draw, putBack } = useDraw(lottery.id);
  const standing = useStanding(lottery);
  const here: Target = { route: 'lottery', params: { id: lottery.id } };
  const isRunning = lottery.status === 'running';
  const asksLogin = isRunning && !isLoggedIn;
  const mayDraw = isRunning && chosen === undefined && (asksLogin || hasTicket);
  return (
    <>
      <Text as="p" look="ui" tone="soft" className={styles.standing} role="status">
        {drawn ? (drawn.prize?.name ?? words.nothingHint) : standing}
      </Text>
      <Lots
        mark={typeof shop.mark === 'string' ? shop.mark : name.slice(0, 1)}
        chosen={chosen}
        draw={drawn}
        mayDraw={mayDraw}
        onDraw={(card) => (asksLogin ? login.open(here) : void draw(card))}
      />
      <Box className={styles.next}>
        {drawn && (
          <Button wide onTap={putBack}>
            {drawn.prize ? fill(words.accept, { name: drawn.prize.name }) : words.acceptEmpty}
          </Button>
        )}
        {asksLogin && (
          <Button wide onTap={() => login.open(here)}>
            {words.logIn}
          </Button>
        )}
        {drawn && drawn.ticketsLeft > 0 ? (
          <Text as="p" look="cap" tone="quiet" className={styles.hint}>
            {words.again}
          </Text>
        ) : (
          <Button kind="text" to={{ route: 'gamification' }}>
            {words.more}
          </Button>
        )}
      </Box>
    </>
  );
}
