import type { MerchantOrderRow } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Alert, App, Button, Flex, Modal, Progress, Typography } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { orderToolMessages } from '../../orders/messages.ts';
import { useBulkRun } from '../../orders/useBulkRun.ts';
import { type BulkOutcome, moveOn } from './bulk-steps.ts';
import { ordersMessages } from './messages.ts';

interface BulkStepProps {
  step: 'accept' | 'pack';
  rows: readonly MerchantOrderRow[];
  onClose(outcome: BulkOutcome): void;
}

const CALLS = { accept: api.acceptMerchantOrder, pack: api.packMerchantOrder };
const TITLES = { accept: 'accepting', pack: 'recordingPacked' } as const;
const PERCENT = 100;

/** Takes one step for many orders, with its progress. It closes itself when every one is done. */
export function BulkStep({ step, rows, onClose }: BulkStepProps) {
  const texts = useMessages(ordersMessages);
  const tools = useMessages(orderToolMessages);
  const { message } = App.useApp();
  const bulk = useBulkRun<MerchantOrderRow>(({ id }, options) =>
    CALLS[step]({ params: { id } }, options),
  );
  const failed = rows.filter(({ id }) => bulk.results.get(id)?.isDone === false);
  const start = async (chosen: readonly MerchantOrderRow[]) => {
    if (!(await bulk.start(chosen))) return;
    message.success(formatMessage(tools.allDone, { count: chosen.length }));
    onClose({ step, done: moveOn(step, rows), failed: [] });
  };
  const close = () =>
    onClose({
      step,
      done: moveOn(
        step,
        rows.filter(({ id }) => bulk.results.get(id)?.isDone),
      ),
      failed: failed.map((row) => ({ row, problem: bulk.results.get(row.id)?.problem ?? '' })),
    });
  const begin = useEffectEvent(() => void start(rows));
  useEffect(() => begin(), []);
  return (
    <Modal
      open
      title={texts[TITLES[step]]}
      closable={!bulk.isRunning}
      keyboard={!bulk.isRunning}
      mask={{ closable: false }}
      onCancel={close}
      footer={
        bulk.isRunning ? null : (
          <Flex gap={8} justify="end">
            <Button onClick={close}>{tools.close}</Button>
            <Button type="primary" onClick={() => void start(failed)}>
              {tools.retry}
            </Button>
          </Flex>
        )
      }
    >
      <Progress
        percent={Math.round((bulk.results.size / rows.length) * PERCENT)}
        aria-label={texts[TITLES[step]]}
      />
      <div role="status">
        {formatMessage(tools.progress, { done: bulk.results.size, all: rows.length })}
      </div>
      {failed.length > 0 && (
        <Alert
          type="error"
          title={formatMessage(tools.failed, { count: failed.length })}
          description={failed.map(({ id, orderNumber }) => (
            <div key={id}>
              <Typography.Text strong>{orderNumber}</Typography.Text>{' '}
              {bulk.results.get(id)?.problem}
            </div>
          ))}
        />
      )}
    </Modal>
  );
}
