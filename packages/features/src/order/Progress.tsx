import type { Order } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { Box, cx } from '@vitrine/ui';
import { stepsDone, stepsOf } from '../order-parts/order-text.ts';
import { messages } from './messages.ts';
import styles from './Progress.module.css';

/** The way from payment to the door in five steps, or four where no customs are. */
export function Progress({ order }: { order: Order }) {
  const words = useMessages(messages);
  const steps = stepsOf(order.isPersonalIdRequired);
  const done = stepsDone(order.status, order.isHistory, steps);
  if (done === undefined) return null;
  const label = `${words.progress} ${Math.min(done + 1, steps.length)} / ${steps.length}`;
  return (
    <Box as="ol" className={styles.strip} aria-label={label}>
      {steps.map((step, index) => (
        <Box
          as="li"
          key={step}
          className={cx(styles.step, index < done && styles.done, index === done && styles.now)}
          aria-current={index === done ? 'step' : undefined}
        >
          {index > 0 && <Box className={cx(styles.line, index <= done && styles.passed)} />}
          <Box className={styles.dot} />
          {words.steps[step]}
        </Box>
      ))}
    </Box>
  );
}
