import type { MerchantOrderRow } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Alert, App, Modal, Typography } from 'antd';
import { useCallback, useRef, useState } from 'react';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { orderToolMessages } from '../../orders/messages.ts';
import { useBulkRun } from '../../orders/useBulkRun.ts';
import { type BulkOutcome, moveOn } from './bulk-steps.ts';
import { ordersMessages } from './messages.ts';
import { ShipRow } from './ShipRow.tsx';
import styles from './ShipSheet.module.css';
import { ShipState } from './ShipState.tsx';
import { useShipEntries } from './useShipEntries.ts';

interface ShipSheetProps {
  orders: readonly MerchantOrderRow[];
  onClose(outcome: BulkOutcome): void;
}

/** The title, the buttons and the margins of the dialog stay in the window. */
const BODY = { maxHeight: 'calc(100dvh - 220px)', overflowY: 'auto' } as const;

/** Ships many orders: a number for each by scanner, keyboard or paste. */
export function ShipSheet({ orders, onClose }: ShipSheetProps) {
  const texts = useMessages(ordersMessages);
  const tools = useMessages(orderToolMessages);
  const { message } = App.useApp();
  const list = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState<readonly string[]>([]);
  const bulk = useBulkRun<{ id: string; number: string; carrier: string }>(
    ({ id, number, carrier }, options) =>
      api.shipMerchantOrder({ params: { id }, body: { carrier, trackingNumber: number } }, options),
  );
  const { rows, filled, ready, unknown, change, paste } = useShipEntries(orders, bulk.results);
  const problems = rows.flatMap(({ problem, serverProblem }, index) =>
    (problem ?? serverProblem) ? [index] : [],
  );
  const focusRow = useCallback(
    (index: number) =>
      list.current?.querySelectorAll<HTMLInputElement>('input[data-number]')[index]?.focus(),
    [],
  );
  const focusNext = useCallback((index: number) => focusRow(index + 1), [focusRow]);
  const ship = async () => {
    setSent(ready.map(({ id }) => id));
    if (!(await bulk.start(ready))) return;
    message.success(formatMessage(tools.allDone, { count: ready.length }));
    // Rows with a number that could not be sent stay, so that they can be mended.
    const shipped = rows.filter(({ isDone }) => isDone).length + ready.length;
    if (shipped === filled.length) close(filled.map(({ order }) => order));
  };
  const close = (shipped: readonly MerchantOrderRow[]) =>
    onClose({
      step: 'ship',
      done: moveOn('ship', shipped),
      failed: rows.flatMap(({ order, serverProblem }) =>
        serverProblem && !shipped.includes(order) ? [{ row: order, problem: serverProblem }] : [],
      ),
    });
  const done = sent.filter((id) => bulk.results.has(id)).length;
  return (
    <Modal
      open
      width={900}
      style={{ top: 32 }}
      styles={{ body: BODY }}
      title={texts.shipTitle}
      okText={formatMessage(texts.shipRows, { count: ready.length })}
      cancelText={texts.cancel}
      okButtonProps={{ disabled: ready.length === 0 }}
      cancelButtonProps={{ disabled: bulk.isRunning }}
      confirmLoading={bulk.isRunning}
      closable={!bulk.isRunning}
      keyboard={!bulk.isRunning}
      mask={{ closable: false }}
      onOk={() => void ship()}
      onCancel={() => close(rows.filter(({ isDone }) => isDone).map(({ order }) => order))}
      footer={(buttons) => (
        <div className={styles.footer}>
          <ShipState
            running={bulk.isRunning ? { done, all: sent.length } : undefined}
            filled={filled.length}
            all={orders.length}
            problems={problems.length}
            onShowProblem={() => focusRow(problems[0] ?? 0)}
          />
          {buttons}
        </div>
      )}
    >
      <div className={styles.rows} ref={list}>
        <Typography.Text type="secondary">{texts.shipHint}</Typography.Text>
        {unknown.length > 0 && (
          <Alert
            type="warning"
            showIcon
            title={formatMessage(texts.unknownRows, {
              count: unknown.length,
              numbers: unknown.join(texts.comma),
            })}
          />
        )}
        {rows.map(({ order, entry, isDone, problem, serverProblem }, index) => (
          <ShipRow
            key={order.id}
            id={order.id}
            orderNumber={order.orderNumber}
            recipient={order.recipient}
            index={index}
            entry={entry}
            isDone={isDone}
            problem={problem ? tools.problems[problem] : serverProblem}
            onChange={change}
            onNext={focusNext}
            onPaste={paste}
          />
        ))}
      </div>
    </Modal>
  );
}
