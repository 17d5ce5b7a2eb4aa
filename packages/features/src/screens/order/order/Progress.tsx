import type { Order } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { Box, cx } from '@vitrine/ui';
import { countStepsDone, listSteps } from '../../../shared/order/order-rules.ts';
import { messages } from './messages.ts';
import styles from './Progress.module.css';

/** The steps from payment to delivery: five, or four without customs. */
export function Progress({ order }: { order: Order }) {
  const t = useMessages(messages);
  const steps = listSteps(order.isPersonalIdRequired);
  const doneCount = countStepsDone(order.status, order.isHistory, steps);
  if (doneCount === undefined) return null;
  const label = `${t.progress} ${Math.min(doneCount + 1, steps.length)} / ${steps.length}`;
  return (
    <Box as="ol" className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <Box
          as="li"
          key={step}
          className={cx(
            styles.step,
            index < doneCount && styles.done,
            index === doneCount && styles.current,
          )}
          aria-current={index === doneCount ? 'step' : undefined}
        >
          {index > 0 && (
            <Box className={cx(styles.connector, index <= doneCount && styles.passed)} />
          )}
          <Box className={styles.dot} />
          {t.steps[step]}
        </Box>
      ))}
    </Box>
  );
}
