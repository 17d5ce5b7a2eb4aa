import type { Lottery } from '@vitrine/contract';
import { formatChinaDate, formatMessage } from '@vitrine/kit';
import { type Target, useLanguage, useMessages, usePlatform } from '@vitrine/platform';
import { selectCanDraw, selectDraw, selectIsLoggedIn, selectShopContent } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Button, cx, Hint, Paragraph, Stack } from '@vitrine/ui';
import * as spacing from '../../../shared/layout/spacing.ts';
import { LogInButton } from '../../../shared/log-in/LogInButton.tsx';
import { useOffered } from '../../../shared/offered/useOffered.ts';
import { selectShopName } from '../../../shop-content.ts';
import { Cards } from './Cards.tsx';
import { messages } from './messages.ts';
import styles from './Screen.module.css';
import { useDraw } from './useDraw.ts';

/** The state of the lottery as a sentence. */
function useStatusText({ status, tickets, startsAt }: Lottery): string {
  const t = useMessages(messages);
  const language = useLanguage();
  if (status === 'ended') return t.ended;
  if (status === 'upcoming')
    return formatMessage(t.upcoming, { day: formatChinaDate(Date.parse(startsAt), language) });
  if (tickets === null) return t.guest;
  return tickets > 0 ? formatMessage(t.left, { n: tickets }) : t.none;
}

/** Leads to the tasks that earn draws. */
function TasksLink() {
  const t = useMessages(messages);
  if (!useOffered('gamification')) return null;
  return (
    <Button variant="text" to={{ route: 'gamification' }}>
      {t.more}
    </Button>
  );
}

/** The cards, and the buttons to accept a prize, log in or earn draws. */
export function DrawPanel({ lottery }: { lottery: Lottery }) {
  const t = useMessages(messages);
  const { login } = usePlatform();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const drawn = useSelector(selectDraw);
  const hasTicket = useSelector(selectCanDraw);
  const shop = useSelector(selectShopContent);
  const name = useSelector(selectShopName);
  const { chosen, draw, dismiss } = useDraw(lottery.id);
  const statusText = useStatusText(lottery);
  const returnTo: Target = { route: 'lottery', params: { id: lottery.id } };
  const isRunning = lottery.status === 'running';
  const needsLogin = isRunning && !isLoggedIn;
  const canDraw = isRunning && chosen === undefined && (needsLogin || hasTicket);
  return (
    <>
      <Paragraph className={cx(spacing.pb6, spacing.pt1)} role="status">
        {drawn ? (drawn.prize?.name ?? t.nothingHint) : statusText}
      </Paragraph>
      <Cards
        logo={typeof shop.mark === 'string' ? shop.mark : name.slice(0, 1)}
        chosen={chosen}
        draw={drawn}
        canDraw={canDraw}
        onDraw={(card) => (needsLogin ? login.open(returnTo) : void draw(card))}
      />
      <Stack gap={2} align="center" className={spacing.pt6}>
        {drawn && (
          <Button fullWidth onPress={dismiss}>
            {drawn.prize ? formatMessage(t.accept, { name: drawn.prize.name }) : t.acceptEmpty}
          </Button>
        )}
        {needsLogin && (
          <LogInButton fullWidth returnTo={returnTo}>
            {t.logIn}
          </LogInButton>
        )}
        {drawn && drawn.ticketsLeft > 0 ? (
          <Hint className={styles.hint}>{t.again}</Hint>
        ) : (
          <TasksLink />
        )}
      </Stack>
    </>
  );
}
