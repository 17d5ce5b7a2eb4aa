import type { TaskGroup } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Button, Caption, cx, Icon, Row, Stack, Text } from '@vitrine/ui';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import styles from './ClockIn.module.css';
import { messages } from './messages.ts';
import { Ring } from './Ring.tsx';
import { buildWeek, type WeekDay } from './rules.ts';
import type { TaskActions } from './useTaskActions.ts';

function Day({ day: { state, isGift }, name }: { day: WeekDay; name: string }) {
  const t = useMessages(messages);
  return (
    <Stack
      gap={2}
      align="center"
      as="li"
      className={styles.day}
      aria-current={state === 'now' ? 'date' : undefined}
    >
      <Ring state={state}>{isGift && <Icon name="gift" size="s" />}</Ring>
      <Text variant="micro" strong={state === 'now'} tone={state === 'now' ? 'ink' : 'quiet'}>
        {name}
      </Text>
      <Text visuallyHidden>{[t.days[state], isGift && t.giftDay].filter(Boolean).join(' ')}</Text>
    </Stack>
  );
}

interface ClockInProps {
  clockIn: NonNullable<TaskGroup['clockIn']>;
  actions: TaskActions;
}

/** The days of this week as circles, and the button to clock in today. */
export function ClockIn({ clockIn, actions }: ClockInProps) {
  const t = useMessages(messages);
  const { activityId, streak, goal, isDoneToday, reward } = clockIn;
  return (
    <Box as="section" className={spacing.pb8}>
      <Text as="p" variant="eyebrow">
        {t.clockEyebrow}
      </Text>
      <Row isSpread className={cx(spacing.pb1, spacing.pt2)}>
        <Text as="h2" variant="h1">
          {streak > 0 ? formatMessage(t.streak, { n: streak }) : t.noStreak}
        </Text>
        <Button
          small
          className={layout.fixed}
          disabled={isDoneToday}
          loading={actions.pendingId === activityId}
          onPress={() => void actions.clockIn(activityId)}
        >
          {isDoneToday ? t.clockedIn : t.clockIn}
        </Button>
      </Row>
      <Caption>
        {reward
          ? formatMessage(t.promise, { goal, reward: reward.name })
          : formatMessage(t.promiseBare, { goal })}
      </Caption>
      <Box as="ol" className={styles.week} aria-label={t.weekLabel}>
        {buildWeek(clockIn, Date.now()).map((day, index) => (
          <Day key={day.date} day={day} name={t.week[index] ?? ''} />
        ))}
      </Box>
    </Box>
  );
}
