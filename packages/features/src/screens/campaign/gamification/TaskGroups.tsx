import type { Task, TaskGroup } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { Box, Button, cx, Heading, Row, Text } from '@vitrine/ui';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { messages } from './messages.ts';
import { calculateProgress, getTaskAction } from './rules.ts';
import styles from './TaskGroups.module.css';
import type { TaskActions } from './useTaskActions.ts';

interface TaskProps {
  task: Task;
  actions: TaskActions;
  onReadStart: (activityId: string) => void;
}

/** The button for the next step of a task. */
function TaskButton({ task, actions, onReadStart }: TaskProps) {
  const t = useMessages(messages);
  const { name } = usePlatform();
  const { activityId, rewardId, kind } = task;
  const action = getTaskAction(task);
  const getLook = (step: 'claim' | 'invite' | 'go') => ({
    small: true,
    className: styles.action,
    label: `${t[step]} ${task.name}`,
    children: t[step],
  });
  if (action === 'claim' && rewardId)
    return (
      <Button
        {...getLook('claim')}
        loading={actions.pendingId === rewardId}
        onPress={() => void actions.claim(rewardId, task.reward?.kind)}
      />
    );
  if (action === 'invite' && activityId)
    return (
      <Button
        {...getLook('invite')}
        variant="flat"
        loading={actions.pendingId === activityId}
        onPress={() => void actions.invite(activityId)}
      />
    );
  const to = action === 'go' ? resolveLink({ web: task.path }, name) : null;
  if (to) {
    const startReading = () => kind === 'page-view' && activityId && onReadStart(activityId);
    return <Button {...getLook('go')} variant="flat" to={to} onPress={startReading} />;
  }
  if (action !== 'claimed' && action !== 'done') return null;
  return (
    <Button small className={styles.action} disabled>
      {t[action]}
    </Button>
  );
}

function TaskItem({ task, ...rest }: TaskProps) {
  const t = useMessages(messages);
  const { name, description, reward, progress, goal, status } = task;
  const isOver = status === 'claimed';
  return (
    <Row gap={5} as="li" className={styles.task}>
      <Box className={spacing.fill}>
        <Text as="p" variant="ui" strong tone={isOver ? 'quiet' : undefined}>
          {name}
        </Text>
        <Text as="p" variant="caption" tone={isOver ? 'quiet' : 'soft'} className={spacing.pt1}>
          {[description, reward?.name].filter(Boolean).join(' · ')}
        </Text>
        <Row gap={3} className={spacing.pt2}>
          <Box className={styles.bar}>
            <Box
              className={styles.done}
              style={{ transform: `scaleX(${calculateProgress({ progress, goal })})` }}
            />
          </Box>
          <Text variant="micro" tone="quiet" tabular aria-hidden="true">
            {Math.min(progress, goal)} / {goal}
          </Text>
          <Text visuallyHidden>
            {formatMessage(t.progress, { done: Math.min(progress, goal), goal })}
          </Text>
        </Row>
      </Box>
      <TaskButton task={task} {...rest} />
    </Row>
  );
}

interface TaskGroupsProps extends Omit<TaskProps, 'task'> {
  groups: readonly TaskGroup[];
}

/** The tasks by group, each with its progress and its next step. */
export const TaskGroups = ({ groups, ...rest }: TaskGroupsProps) =>
  groups.map(({ id, name, tasks }) => (
    <Box as="section" key={id} className={cx(spacing.pt6, layout.topped)}>
      <Heading>{name}</Heading>
      <Box as="ul">
        {tasks.map((task) => (
          <TaskItem key={task.id} task={task} {...rest} />
        ))}
      </Box>
    </Box>
  ));
