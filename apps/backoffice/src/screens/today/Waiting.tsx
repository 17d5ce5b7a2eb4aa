import type { WaitingStep } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Card, Empty } from 'antd';
import { dashboardMessages, getStepName } from '../../dashboard/messages.ts';
import { getOverdueHref, getWaitingHref } from '../../dashboard/waiting-links.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { ScreenLink } from '../../parts/ScreenLink.tsx';
import { todayMessages } from './messages.ts';
import styles from './Today.module.css';

function WaitingRow({ queue, step, count, overdue, oldestAt }: WaitingStep) {
  const texts = useMessages(todayMessages);
  const names = useMessages(dashboardMessages);
  const format = useFormat();
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <ScreenLink href={getWaitingHref(queue, step)}>
          {names.queues[queue]} · {getStepName(names, queue, step)}
        </ScreenLink>
        {oldestAt && (
          <small className={styles.small}>
            {formatMessage(texts.since, { time: format.dateTime(oldestAt) })}
          </small>
        )}
      </span>
      {overdue > 0 && (
        <span className={styles.late}>
          <ScreenLink href={getOverdueHref(queue, step)}>
            {formatMessage(texts.overdue, { count: overdue })}
          </ScreenLink>
        </span>
      )}
      <strong className={styles.count}>{format.number(count)}</strong>
    </li>
  );
}

/** What waits for operators, with links into the lists. What is overdue stands out. */
export function Waiting({ waiting }: { waiting: readonly WaitingStep[] }) {
  const texts = useMessages(todayMessages);
  return (
    <Card size="small" title={<h2 className={styles.heading}>{texts.waiting}</h2>}>
      {waiting.length === 0 ? (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={
            <>
              {texts.noneWaiting}
              <br />
              <small className={styles.small}>{texts.noneWaitingHint}</small>
            </>
          }
        />
      ) : (
        <ul className={styles.rows}>
          {waiting.map((step) => (
            <WaitingRow key={`${step.queue}.${step.step}`} {...step} />
          ))}
        </ul>
      )}
    </Card>
  );
}
