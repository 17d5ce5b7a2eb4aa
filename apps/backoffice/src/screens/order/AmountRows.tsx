import { Typography } from 'antd';
import styles from './Order.module.css';

export interface AmountRow {
  key: string;
  name: string;
  amount: string;
  /** What the amount contains or where it comes from. */
  hint?: string | undefined;
  isTotal?: boolean;
}

/** Amounts below each other, each with what it is. */
export const AmountRows = ({ rows }: { rows: readonly (AmountRow | false)[] }) => (
  <dl className={styles.amounts}>
    {rows.map(
      (row) =>
        row && (
          <div key={row.key} className={styles.amountRow}>
            <dt className={styles.grow}>
              <Typography.Text strong={row.isTotal ?? false}>{row.name}</Typography.Text>
              {row.hint && (
                <div>
                  <Typography.Text type="secondary">{row.hint}</Typography.Text>
                </div>
              )}
            </dt>
            <dd>
              <Typography.Text strong={row.isTotal ?? false}>{row.amount}</Typography.Text>
            </dd>
          </div>
        ),
    )}
  </dl>
);
