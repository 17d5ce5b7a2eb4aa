import { formatMessage } from '@vitrine/kit';
import { Alert, Button, Typography } from 'antd';
import { useMessages } from '../../language/LanguageProvider.tsx';
import type { BulkOutcome } from './bulk-steps.ts';
import { ordersMessages } from './messages.ts';

interface BulkNoticeProps {
  outcome: BulkOutcome;
  /** Goes to the next step with the orders that are done. */
  onGoOn(outcome: BulkOutcome): void;
  onClose(): void;
}

/** Why some orders stayed behind, with a way on for the others. */
export function BulkNotice({ outcome, onGoOn, onClose }: BulkNoticeProps) {
  const { step, done, failed } = outcome;
  const texts = useMessages(ordersMessages);
  return (
    <Alert
      type="warning"
      showIcon
      closable={{ onClose, 'aria-label': texts.closeNotice }}
      title={formatMessage(texts.stayedBehind, { count: failed.length })}
      description={failed.map(({ row, problem }) => (
        <div key={row.id}>
          <Typography.Text strong>{row.orderNumber}</Typography.Text> {problem}
        </div>
      ))}
      action={
        step !== 'ship' &&
        done.length > 0 && (
          <Button size="small" type="primary" onClick={() => onGoOn(outcome)}>
            {formatMessage(texts.goOn, { count: done.length })}
          </Button>
        )
      }
    />
  );
}
