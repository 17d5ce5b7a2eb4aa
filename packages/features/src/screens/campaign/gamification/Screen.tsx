import { useMessages } from '@vitrine/platform';
import {
  selectMyCampaign,
  selectOrderStatistics,
  selectRewardOrders,
  selectShopContent,
  selectTaskGroups,
} from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, cx, EmptyState, Heading, RowLink, Text } from '@vitrine/ui';
import type { ScreenProps } from '../../../screen.ts';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { titledLayout } from '../../../shared/private-data/titled-layouts.tsx';
import { RewardList } from '../../../shared/rewards/RewardList.tsx';
import { readText } from '../../../shop-content.ts';
import { Campaign } from './Campaign.tsx';
import { ClockIn } from './ClockIn.tsx';
import { HelpFriend } from './HelpFriend.tsx';
import { messages } from './messages.ts';
import { listBoostActivityIds } from './rules.ts';
import styles from './Screen.module.css';
import { Spending } from './Spending.tsx';
import { TaskGroups } from './TaskGroups.tsx';
import { useReadingTask } from './useReadingTask.ts';
import { useTaskActions } from './useTaskActions.ts';

function LotteryLink() {
  const t = useMessages(messages);
  const id = readText(useSelector(selectShopContent).lottery);
  if (!id) return null;
  return (
    <RowLink
      className={cx(spacing.mt4, layout.topped)}
      title={t.lottery}
      note={t.lotteryHint}
      to={{ route: 'lottery', params: { id } }}
    />
  );
}

function Rewards() {
  const t = useMessages(messages);
  const orders = useSelector(selectRewardOrders);
  return (
    <Box as="section" className={cx(spacing.pt6, layout.topped)}>
      <Heading>{t.rewards}</Heading>
      {orders.length > 0 ? (
        <RewardList rewards={orders.map(({ reward }) => reward)} />
      ) : (
        <Text as="p" variant="ui" tone="quiet" className={cx(spacing.pb4, spacing.pt3)}>
          {t.rewardsEmpty}
        </Text>
      )}
      <LotteryLink />
    </Box>
  );
}

/** The shopper's tasks, clock-ins, campaign and rewards. */
export function GamificationView({ query }: ScreenProps) {
  const token = query.share ?? '';
  const t = useMessages(messages);
  const groups = useSelector(selectTaskGroups);
  const statistics = useSelector(selectOrderStatistics);
  const orders = useSelector(selectRewardOrders);
  const campaign = useSelector(selectMyCampaign);
  const actions = useTaskActions();
  const startReading = useReadingTask();
  return (
    <Box className={styles.columns}>
      <Box>
        {token && <HelpFriend token={token} activityIds={listBoostActivityIds(groups)} />}
        {groups.map(
          ({ id, clockIn }) => clockIn && <ClockIn key={id} clockIn={clockIn} actions={actions} />,
        )}
        {campaign && <Campaign campaign={campaign} actions={actions} />}
        <TaskGroups groups={groups} actions={actions} onReadStart={startReading} />
        {groups.length === 0 && !campaign && (
          <EmptyState icon="star" title={t.empty} hint={t.emptyHint}>
            <Button to={{ route: 'home' }}>{t.home}</Button>
          </EmptyState>
        )}
      </Box>
      <Box className={styles.side}>
        {statistics && statistics.tiers.length > 0 && (
          <Spending statistics={statistics} orders={orders} actions={actions} />
        )}
        <Rewards />
      </Box>
    </Box>
  );
}

/** The page around the tasks. */
export const GamificationLayout = titledLayout(messages, styles.page);
