import { formatMessage } from '@vitrine/kit';
import { Button, Progress, Typography } from 'antd';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { orderToolMessages } from '../../orders/messages.ts';
import { ordersMessages } from './messages.ts';
import styles from './ShipSheet.module.css';

interface ShipStateProps {
  /** How many of the rows are shipped, while they are being shipped. */
  running: { readonly done: number; readonly all: number } | undefined;
  filled: number;
  all: number;
  problems: number;
  onShowProblem(): void;
}

const PERCENT = 100;

/** How far the sheet is, beside its buttons: the rows themselves may be out of sight. */
export function ShipState({ running, filled, all, problems, onShowProblem }: ShipStateProps) {
  const texts = useMessages(ordersMessages);
  const tools = useMessages(orderToolMessages);
  if (running) {
    const text = formatMessage(tools.progress, running);
    return (
      <div className={styles.state}>
        <Progress
          percent={Math.round((running.done / running.all) * PERCENT)}
          showInfo={false}
          aria-label={text}
          style={{ maxWidth: 200 }}
        />
        <span role="status">{text}</span>
      </div>
    );
  }
  return (
    <div className={styles.state}>
      <span role="status">{formatMessage(texts.filledRows, { filled, all })}</span>
      {problems > 0 && (
        <>
          <Typography.Text type="danger" role="status">
            {formatMessage(texts.wrongRows, { count: problems })}
          </Typography.Text>
          <Button size="small" onClick={onShowProblem}>
            {texts.showWrongRow}
          </Button>
        </>
      )}
    </div>
  );
}
