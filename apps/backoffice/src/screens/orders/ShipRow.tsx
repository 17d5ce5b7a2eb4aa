import type { MerchantOrderSummary } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Flex, Input, Select, Tag, Typography } from 'antd';
import { type ClipboardEvent, useEffect, useEffectEvent } from 'react';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { orderToolMessages } from '../../orders/messages.ts';
import { isTrackingNumber, normaliseNumber } from '../../orders/tracking-numbers.ts';
import type { RowResult } from '../../orders/useBulkRun.ts';
import { useCarriers } from '../../orders/useCarriers.ts';
import { useSettled } from '../../orders/useSettled.ts';
import { ordersMessages } from './messages.ts';

export interface ShipEntry {
  readonly number: string;
  /** Of this number: another one is for its own carrier. */
  readonly carrier?: string | undefined;
}

interface ShipRowProps {
  order: MerchantOrderSummary;
  entry: ShipEntry;
  result: RowResult | undefined;
  isFirst: boolean;
  isRepeated: boolean;
  onChange(changes: Partial<ShipEntry>): void;
  onNext(): void;
  onPaste(text: string): void;
}

/** One order of the sheet: its number, the carrier that the number suggests, and what came of it. */
export function ShipRow(props: ShipRowProps) {
  const { order, entry, result, isFirst, isRepeated, onChange, onNext, onPaste } = props;
  const texts = useMessages(ordersMessages);
  const tools = useMessages(orderToolMessages);
  const settled = useSettled(entry.number);
  const { options, suggested } = useCarriers(settled);
  const takeSuggestion = useEffectEvent(onChange);
  useEffect(() => {
    if (suggested && settled === entry.number) takeSuggestion({ carrier: suggested });
  }, [suggested, settled, entry.number]);
  const isWrong = entry.number !== '' && !isTrackingNumber(entry.number);
  const problem = isRepeated ? tools.repeated : isWrong ? tools.wrongNumber : result?.problem;
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text').trim();
    if (!/[\n\t,;，；]/.test(text)) return;
    event.preventDefault();
    onPaste(text);
  };
  return (
    <div>
      <Flex gap={8} align="center" wrap>
        <Typography.Text style={{ width: 200 }}>
          {order.orderNumber} · {order.recipient}
        </Typography.Text>
        <Input
          data-number
          autoFocus={isFirst}
          aria-label={formatMessage(texts.numberOf, { order: order.orderNumber })}
          placeholder={tools.number}
          value={entry.number}
          disabled={result?.isDone ?? false}
          autoComplete="off"
          {...(problem ? { status: 'error' } : {})}
          style={{ flex: 1, minWidth: 180 }}
          onChange={({ target }) =>
            onChange({ number: normaliseNumber(target.value), carrier: undefined })
          }
          onPressEnter={(event) => {
            event.preventDefault();
            onNext();
          }}
          onPaste={paste}
        />
        <Select
          aria-label={formatMessage(texts.carrierOf, { order: order.orderNumber })}
          placeholder={tools.carrier}
          options={options}
          value={entry.carrier ?? null}
          disabled={options.length === 0 || (result?.isDone ?? false)}
          showSearch={{ optionFilterProp: 'label' }}
          style={{ width: 160 }}
          onChange={(carrier: string) => onChange({ carrier })}
        />
        {result?.isDone && <Tag color="success">{texts.shipped}</Tag>}
      </Flex>
      {problem && !result?.isDone && (
        <Typography.Text type="danger" role="alert">
          {problem}
        </Typography.Text>
      )}
    </div>
  );
}
