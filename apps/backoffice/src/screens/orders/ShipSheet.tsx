import type { MerchantOrderSummary } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { App, Flex, Modal, Typography } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { orderToolMessages } from '../../orders/messages.ts';
import {
  findRepeatedNumbers,
  isTrackingNumber,
  readPastedNumbers,
} from '../../orders/tracking-numbers.ts';
import { useBulkRun } from '../../orders/useBulkRun.ts';
import { ordersMessages } from './messages.ts';
import { type ShipEntry, ShipRow } from './ShipRow.tsx';

interface ShipSheetProps {
  orders: readonly MerchantOrderSummary[];
  onClose(): void;
  onDone(): void;
}

const EMPTY: ShipEntry = { number: '' };

/** Ships many orders: a number for each by scanner, keyboard or paste. */
export function ShipSheet({ orders, onClose, onDone }: ShipSheetProps) {
  const texts = useMessages(ordersMessages);
  const tools = useMessages(orderToolMessages);
  const { message } = App.useApp();
  const [entries, setEntries] = useState<ReadonlyMap<string, ShipEntry>>(new Map());
  const list = useRef<HTMLDivElement>(null);
  const bulk = useBulkRun<{ id: string; number: string; carrier: string }>(
    ({ id, number, carrier }, options) =>
      api.shipMerchantOrder({ params: { id }, body: { carrier, trackingNumber: number } }, options),
  );
  const change = (id: string, changes: Partial<ShipEntry>) =>
    setEntries((current) => {
      const entry = current.get(id) ?? EMPTY;
      return new Map(current).set(id, { ...entry, ...changes });
    });
  const repeated = useMemo(
    () => findRepeatedNumbers([...entries.values()].map(({ number }) => number)),
    [entries],
  );
  const ready = orders.flatMap(({ id }) => {
    const { number, carrier } = entries.get(id) ?? EMPTY;
    const isReady = carrier && isTrackingNumber(number) && !repeated.has(number);
    return isReady && !bulk.results.get(id)?.isDone ? [{ id, number, carrier }] : [];
  });
  const focusRow = (index: number) =>
    list.current?.querySelectorAll<HTMLInputElement>('input[data-number]')[index]?.focus();
  const paste = (text: string, index: number) => {
    const numbers = readPastedNumbers(text, orders, index);
    for (const [id, number] of numbers) change(id, { number, carrier: undefined });
  };
  const ship = async () => {
    if (!(await bulk.start(ready))) return;
    message.success(formatMessage(tools.allDone, { count: ready.length }));
    onDone();
  };
  return (
    <Modal
      open
      width={820}
      title={texts.shipTitle}
      okText={formatMessage(texts.shipRows, { count: ready.length })}
      cancelText={texts.cancel}
      okButtonProps={{ disabled: ready.length === 0 }}
      confirmLoading={bulk.isRunning}
      mask={{ closable: false }}
      onOk={() => void ship()}
      onCancel={onClose}
    >
      <Flex vertical gap={12} ref={list}>
        <Typography.Text type="secondary">{texts.shipHint}</Typography.Text>
        {orders.map((order, index) => (
          <ShipRow
            key={order.id}
            order={order}
            entry={entries.get(order.id) ?? EMPTY}
            result={bulk.results.get(order.id)}
            isFirst={index === 0}
            isRepeated={repeated.has(entries.get(order.id)?.number ?? '')}
            onChange={(changes) => change(order.id, changes)}
            onNext={() => focusRow(index + 1)}
            onPaste={(text) => paste(text, index)}
          />
        ))}
      </Flex>
    </Modal>
  );
}
