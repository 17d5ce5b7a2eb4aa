import type { Task, TaskGroup } from '@vitrine/contract';
import { fill } from '@vitrine/kit';
import { resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { Box, Button, Text } from '@vitrine/ui';
import { messages } from './messages.ts';
import { actOf, shareOf } from './rules.ts';
import styles from './TaskGroups.module.css';
import type { TasksWork } from './useTasks.ts';

interface ActProps {
  task: Task;
  work: TasksWork;
  onRead: (activityId: string) => void;
}

/** The one button of a task. */
function Act({ task, work, onRead }: ActProps) {
  const words = useMessages(messages);
  const { name } = usePlatform();
  const { activityId, rewardId, kind } = task;
  const act = actOf(task);
  const common = { small: true, className: styles.act };
  if (act === 'claim' && rewardId) {
    return (
      <Button
        {...common}
        label={`${words.claim} ${task.name}`}
        loading={work.busy === rewardId}
        onTap={() => void work.claim(rewardId, task.reward?.kind)}
      >
        {words.claim}
      </Button>
    );
  }
  if (act === 'invite' && activityId) {
    return (
      <Button
        {...common}
        kind="flat"
        label={`${words.invite} ${task.name}`}
        loading={work.busy === activityId}
        onTap={() => void work.invite(activityId)}
      >
        {words.invite}
      </Button>
    );
  }
  const to = act === 'go' ? resolveLink({ web: task.path }, name) : null;
  if (to) {
    const read = () => kind === 'page-view' && activityId && onRead(activityId);
    return (
      <Button {...common} kind="flat" label={`${words.go} ${task.name}`} to={to} onTap={read}>
        {words.go}
      </Button>
    );
  }
  if (act !== 'claimed' && act !== 'done') return null;
  return (
    <Button {...common} disabled>
      {words[act]}
    </Button>
  );
}

function Entry({ task, ...rest }: ActProps) {
  const words = useMessages(messages);
  const { name, description, reward, progress, goal, status } = task;
  const isOver = status === 'claimed';
  return (
    <Box as="li" className={styles.task}>
      <Box className={styles.words}>
        <Text as="p" look="ui" strong tone={isOver ? 'quiet' : undefined}>
          {name}
        </Text>
        <Text as="p" look="cap" tone={isOver ? 'quiet' : 'soft'} className={styles.about}>
          {[description, reward?.name].filter(Boolean).join(' · ')}
        </Text>
        <Box className={styles.progress}>
          <Box className={styles.bar}>
            <Box
              className={styles.done}
              style={{ transform: `scaleX(${shareOf({ progress, goal })})` }}
            />
          </Box>
          <Text look="micro" tone="quiet" tabular aria-hidden="true">
            {Math.min(progress, goal)} / {goal}
          </Text>
          <Text spoken>{fill(words.progress, { done: Math.min(progress, goal), goal })}</Text>
        </Box>
      </Box>
      <Act task={task} {...rest} />
    </Box>
  );
}

interface TaskGroupsProps extends Omit<ActProps, 'task'> {
  groups: readonly TaskGroup[];
}

/** Tasks in their groups, each with how far one has come and what to do. */
export const TaskGroups = ({ groups, ...rest }: TaskGroupsProps) =>
  groups.map(({ id, name, tasks }) => (
    <Box as="section" key={id} className={styles.group}>
      <Text as="h2" look="h3">
        {name}
      </Text>
      <Box as="ul">
        {tasks.map((task) => (
          <Entry key={task.id} task={task} {...rest} />
        ))}
      </Box>
    </Box>
  ));
