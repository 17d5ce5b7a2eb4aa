import { formatMessage } from '@vitrine/kit';
import { Flex, Input, Select, Tag, Typography } from 'antd';
import { type ClipboardEvent, memo, useEffect } from 'react';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { orderToolMessages } from '../../orders/messages.ts';
import { normaliseNumber } from '../../orders/tracking-numbers.ts';
import { useCarriers } from '../../orders/useCarriers.ts';
import { useSettled } from '../../orders/useSettled.ts';
import { focusWhenShown } from '../../parts/focus-when-shown.ts';
import { ordersMessages } from './messages.ts';
import styles from './ShipSheet.module.css';
import type { ShipEntry } from './ship-entries.ts';

interface ShipRowProps {
  id: string;
  orderNumber: string;
  recipient: string;
  index: number;
  entry: ShipEntry;
  isDone: boolean;
  /** What is wrong with the row, or why the server has refused it. */
  problem: string | undefined;
  onChange(id: string, changes: Partial<ShipEntry>): void;
  onNext(index: number): void;
  onPaste(text: string, index: number): void;
}

/** One order of the sheet: its number, the carrier that the number suggests, and what came of it. */
export const ShipRow = memo(function ShipRow(props: ShipRowProps) {
  const { id, orderNumber, recipient, index, entry, isDone, problem } = props;
  const { onChange, onNext, onPaste } = props;
  const texts = useMessages(ordersMessages);
  const tools = useMessages(orderToolMessages);
  const settled = useSettled(entry.number);
  const { options, suggested, isKnown } = useCarriers(settled);
  const { number, carrier } = entry;
  useEffect(() => {
    if (isKnown && number === settled && carrier === undefined)
      onChange(id, { carrier: suggested ?? null });
  }, [isKnown, number, settled, carrier, suggested, id, onChange]);
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text').trim();
    if (!/[\n\t,;，；]/.test(text)) return;
    event.preventDefault();
    onPaste(text, index);
  };
  const problemId = `ship-problem-${id}`;
  return (
    <div className={styles.row}>
      <div className={styles.order}>
        {orderNumber} <Typography.Text type="secondary">{recipient}</Typography.Text>
      </div>
      <Input
        data-number
        ref={index === 0 ? focusWhenShown : null}
        aria-label={formatMessage(texts.numberOf, { order: orderNumber })}
        placeholder={tools.number}
        value={number}
        disabled={isDone}
        autoComplete="off"
        {...(problem
          ? { status: 'error', 'aria-invalid': true, 'aria-describedby': problemId }
          : {})}
        onChange={({ target }) =>
          onChange(id, { number: normaliseNumber(target.value), carrier: undefined })
        }
        onPressEnter={(event) => {
          event.preventDefault();
          onNext(index);
        }}
        onPaste={paste}
      />
      <Select
        aria-label={formatMessage(texts.carrierOf, { order: orderNumber })}
        placeholder={tools.carrier}
        options={options}
        value={carrier ?? null}
        disabled={options.length === 0 || isDone}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={(carrier: string) => onChange(id, { carrier })}
      />
      <Flex align="center">
        {isDone && <Tag color="success">{texts.shipped}</Tag>}
        {problem && (
          <Typography.Text id={problemId} type="danger" role="alert">
            {problem}
          </Typography.Text>
        )}
      </Flex>
    </div>
  );
});
