import { BellOutlined } from '@ant-design/icons';
import { defineMessages, formatMessage } from '@vitrine/kit';
import { Badge, Button, Popover } from 'antd';
import { useState } from 'react';
import {
  countNew,
  type DashboardAlert,
  listAlerts,
  type SeenCounts,
  toSeenCounts,
} from '../dashboard/list-alerts.ts';
import { useAlertText } from '../dashboard/useAlertText.ts';
import { useDashboard } from '../dashboard/useDashboard.ts';
import { useMessages } from '../language/LanguageProvider.tsx';
import { ScreenLink } from '../parts/ScreenLink.tsx';
import { useStored } from '../parts/useStored.ts';
import styles from './Bell.module.css';

const messages = defineMessages({
  title: ['通知', 'Notifications'],
  withNew: ['通知，{count} 条新', 'Notifications, {count} new'],
  none: ['没有超时或失败', 'Nothing is overdue and nothing has failed'],
  fresh: ['新 {count}', '{count} new'],
});

interface AlertListProps {
  alerts: readonly DashboardAlert[];
  seen: SeenCounts;
  onFollow(): void;
}

function AlertList({ alerts, seen, onFollow }: AlertListProps) {
  const texts = useMessages(messages);
  const toText = useAlertText();
  return (
    <section aria-label={texts.title}>
      <strong>{texts.title}</strong>
      {alerts.length === 0 && <p className={styles.none}>{texts.none}</p>}
      <ul className={styles.alerts}>
        {alerts.map((alert) => (
          <li key={alert.key} className={styles.alert}>
            <span className={styles.text}>
              <ScreenLink href={alert.href} onFollow={onFollow}>
                {toText(alert)}
              </ScreenLink>
            </span>
            {countNew(alert, seen) > 0 && (
              <span className={styles.fresh}>
                {formatMessage(texts.fresh, { count: countNew(alert, seen) })}
              </span>
            )}
            <strong>{alert.count}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is overdue or has failed. The badge counts what came since the operator last opened it on this device. */
export function Bell() {
  const texts = useMessages(messages);
  const { data } = useDashboard();
  const [seen, setSeen] = useStored<SeenCounts>('seen-alerts', {});
  const [shown, setShown] = useState<SeenCounts>();
  const alerts = data ? listAlerts(data) : [];
  const fresh = alerts.reduce((sum, alert) => sum + countNew(alert, seen), 0);
  const switchOpen = (isOpen: boolean) => {
    setShown(isOpen ? seen : undefined);
    if (isOpen && data) setSeen(toSeenCounts(alerts));
  };
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={shown !== undefined}
      onOpenChange={switchOpen}
      content={
        <AlertList alerts={alerts} seen={shown ?? seen} onFollow={() => setShown(undefined)} />
      }
    >
      <Badge count={fresh} size="small" offset={[-6, 6]}>
        <Button
          type="text"
          icon={<BellOutlined />}
          aria-expanded={shown !== undefined}
          aria-label={fresh > 0 ? formatMessage(texts.withNew, { count: fresh }) : texts.title}
        />
      </Badge>
    </Popover>
  );
}
