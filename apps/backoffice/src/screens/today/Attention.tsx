import { CheckCircleOutlined } from '@ant-design/icons';
import type { Dashboard } from '@vitrine/contract/admin';
import { Card } from 'antd';
import { listAlerts } from '../../dashboard/list-alerts.ts';
import { useAlertText } from '../../dashboard/useAlertText.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { ScreenLink } from '../../parts/ScreenLink.tsx';
import { todayMessages } from './messages.ts';
import styles from './Today.module.css';

/** What has failed. What is overdue is with the rest of its queue. */
export function Attention({ dashboard }: { dashboard: Dashboard }) {
  const texts = useMessages(todayMessages);
  const toText = useAlertText();
  const format = useFormat();
  const alerts = listAlerts(dashboard).filter(({ kind }) => kind !== 'overdue');
  const { refunds } = dashboard;
  return (
    <Card size="small" title={<h2 className={styles.heading}>{texts.attention}</h2>}>
      <ul className={styles.rows}>
        {alerts.length === 0 && (
          <li className={styles.row}>
            <CheckCircleOutlined className={styles.rise ?? ''} /> {texts.noneAttention}
          </li>
        )}
        {alerts.map((alert) => (
          <li key={alert.key} className={styles.row}>
            <span className={styles.name}>
              <ScreenLink href={alert.href}>{toText(alert)}</ScreenLink>
            </span>
            <strong className={`${styles.count} ${styles.late}`}>
              {format.number(alert.count)}
            </strong>
          </li>
        ))}
        {refunds && refunds.pending.count > 0 && (
          <li className={styles.row}>
            <span className={styles.name}>
              <ScreenLink href="/money/refunds?status=requested,processing">
                {texts.refundsPending}
              </ScreenLink>
              <small className={styles.small}>{format.price(refunds.pending.amount)}</small>
            </span>
            <strong className={styles.count}>{format.number(refunds.pending.count)}</strong>
          </li>
        )}
      </ul>
    </Card>
  );
}
