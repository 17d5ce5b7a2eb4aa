import type { TaskGroup } from '@vitrine/contract';
import { fill } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Button, Icon, Text } from '@vitrine/ui';
import styles from './ClockIn.module.css';
import { messages } from './messages.ts';
import { Ring } from './Ring.tsx';
import { type WeekDay, weekOf } from './rules.ts';
import type { TasksWork } from './useTasks.ts';

function Day({ day: { state, isGift }, name }: { day: WeekDay; name: string }) {
  const words = useMessages(messages);
  return (
    <Box as="li" className={styles.day} aria-current={state === 'now' ? 'date' : undefined}>
      <Ring state={state}>{isGift && <Icon name="gift" size="s" />}</Ring>
      <Text look="micro" strong={state === 'now'} tone={state === 'now' ? 'ink' : 'quiet'}>
        {name}
      </Text>
      <Text spoken>{[words.days[state], isGift && words.giftDay].filter(Boolean).join(' ')}</Text>
    </Box>
  );
}

interface ClockInProps {
  clockIn: NonNullable<TaskGroup['clockIn']>;
  work: TasksWork;
}

/** A week of small circles, and the one thing to do about today. */
export function ClockIn({ clockIn, work }: ClockInProps) {
  const words = useMessages(messages);
  const { activityId, streak, goal, isDoneToday, reward } = clockIn;
  return (
    <Box as="section" className={styles.clock}>
      <Text as="p" look="kick">
        {words.clockKick}
      </Text>
      <Box className={styles.top}>
        <Text as="h2" look="h1">
          {streak > 0 ? fill(words.streak, { n: streak }) : words.noStreak}
        </Text>
        <Button
          small
          className={styles.act}
          disabled={isDoneToday}
          loading={work.busy === activityId}
          onTap={() => void work.clockIn(activityId)}
        >
          {isDoneToday ? words.clockedIn : words.clockIn}
        </Button>
      </Box>
      <Text as="p" look="cap" tone="soft">
        {reward
          ? fill(words.promise, { goal, reward: reward.name })
          : fill(words.promiseBare, { goal })}
      </Text>
      <Box as="ol" className={styles.week} aria-label={words.weekLabel}>
        {weekOf(clockIn, Date.now()).map((day, index) => (
          <Day key={day.date} day={day} name={words.week[index] ?? ''} />
        ))}
      </Box>
    </Box>
  );
}
