import { useMessages } from '@vitrine/platform';
import {
  selectMyCampaign,
  selectOrderStatistics,
  selectRewardOrders,
  selectShop,
  selectTaskGroups,
} from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, EmptyState, RowLink, Text } from '@vitrine/ui';
import { Own } from '../own/Own.tsx';
import type { OwnContext } from '../own/useOwn.ts';
import { RewardList } from '../rewards/RewardList.tsx';
import type { ScreenProps } from '../screen.ts';
import { text } from '../words.ts';
import { Campaign } from './Campaign.tsx';
import { ClockIn } from './ClockIn.tsx';
import { Helping } from './Helping.tsx';
import { messages } from './messages.ts';
import { boostActivities } from './rules.ts';
import styles from './Screen.module.css';
import { Spending } from './Spending.tsx';
import { TaskGroups } from './TaskGroups.tsx';
import { useReading } from './useReading.ts';
import { fetchTasks } from './useReload.ts';
import { useTasks } from './useTasks.ts';

const fetchOwn = ({ api, store, signal }: OwnContext) => fetchTasks(api, store, signal);

function LotteryLink() {
  const words = useMessages(messages);
  const id = text(useSelector(selectShop).lottery);
  if (!id) return null;
  return (
    <RowLink
      className={styles.lottery}
      title={words.lottery}
      note={words.lotteryHint}
      to={{ route: 'lottery', params: { id } }}
    />
  );
}

function Rewards() {
  const words = useMessages(messages);
  const orders = useSelector(selectRewardOrders);
  return (
    <Box as="section" className={styles.rewards}>
      <Text as="h2" look="h3">
        {words.rewards}
      </Text>
      {orders.length > 0 ? (
        <RewardList rewards={orders.map(({ reward }) => reward)} />
      ) : (
        <Text as="p" look="ui" tone="quiet" className={styles.nothing}>
          {words.rewardsEmpty}
        </Text>
      )}
      <LotteryLink />
    </Box>
  );
}

function Standing({ token }: { token: string }) {
  const words = useMessages(messages);
  const groups = useSelector(selectTaskGroups);
  const statistics = useSelector(selectOrderStatistics);
  const orders = useSelector(selectRewardOrders);
  const campaign = useSelector(selectMyCampaign);
  const work = useTasks();
  const onRead = useReading();
  return (
    <Box className={styles.columns}>
      <Box>
        {token && <Helping token={token} activityIds={boostActivities(groups)} />}
        {groups.map(
          ({ id, clockIn }) => clockIn && <ClockIn key={id} clockIn={clockIn} work={work} />,
        )}
        {campaign && <Campaign campaign={campaign} work={work} />}
        <TaskGroups groups={groups} work={work} onRead={onRead} />
        {groups.length === 0 && !campaign && (
          <EmptyState icon="star" title={words.empty} hint={words.emptyHint}>
            <Button to={{ route: 'home' }}>{words.home}</Button>
          </EmptyState>
        )}
      </Box>
      <Box className={styles.side}>
        {statistics && statistics.tiers.length > 0 && (
          <Spending statistics={statistics} orders={orders} work={work} />
        )}
        <Rewards />
      </Box>
    </Box>
  );
}

/** Small things to do, and what they bring. */
export function GamificationScreen({ query }: ScreenProps) {
  const words = useMessages(messages);
  const token = query.share ?? '';
  return (
    <Box className={styles.page}>
      <Text as="h1" look="h1" className={styles.title}>
        {words.title}
      </Text>
      <Own
        here={{ route: 'gamification', query: { share: token || undefined } }}
        of="tasks"
        skeleton="unready"
        load={fetchOwn}
      >
        <Standing token={token} />
      </Own>
    </Box>
  );
}
