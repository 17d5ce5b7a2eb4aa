import type { MerchantOrderDetails, RefundSplit } from '@vitrine/contract/admin';
import { type Currency, formatMessage } from '@vitrine/kit';
import { Flex, InputNumber, Typography } from 'antd';
import type { ReactNode } from 'react';
import { MoneyInput } from '../../form/MoneyInput.tsx';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { nameItem, nameItemFully } from '../../orders/name-item.ts';
import { orderMessages } from './messages.ts';
import styles from './Order.module.css';
import type { RefundDraft } from './refund-draft.ts';
import { countRefundable } from './units.ts';

interface RefundFieldsProps {
  order: MerchantOrderDetails;
  draft: RefundDraft;
  /** The last preview, with what is left and what units get by themselves. */
  split: RefundSplit | undefined;
  onChange(draft: RefundDraft): void;
}

const Row = ({ name, hint, children }: { name: string; hint: string; children: ReactNode }) => (
  <div className={styles.refundRow}>
    <div className={styles.grow}>
      <div>{name}</div>
      <Typography.Text type="secondary">{hint}</Typography.Text>
    </div>
    {children}
  </div>
);

type ItemProps = RefundFieldsProps & { item: MerchantOrderDetails['items'][number] };

/** The units and the amount that go back for one item. Other units get their share again. */
function ItemFields({ item, order, draft, split, onChange }: ItemProps) {
  const texts = useMessages(orderMessages);
  const format = useFormat();
  const { units, amounts } = draft;
  const left = split?.left.items.find(({ orderItemId }) => orderItemId === item.id)?.amount;
  const line = split?.lines.find(({ orderItemId }) => orderItemId === item.id);
  const label = nameItem(item);
  const count = countRefundable(item);
  const isChosen = (units[item.id] ?? 0) > 0;
  return (
    <Row
      name={nameItemFully(item)}
      hint={formatMessage(texts.leftOf, {
        count,
        amount: format.exactPrice(left ?? item.amountPaid, order.currency),
      })}
    >
      <InputNumber
        aria-label={formatMessage(texts.unitsOf, { item: label })}
        min={0}
        max={count}
        precision={0}
        suffix={`/ ${count}`}
        disabled={count === 0}
        value={units[item.id] ?? 0}
        onChange={(quantity) =>
          onChange({
            ...draft,
            units: { ...units, [item.id]: quantity },
            amounts: { ...amounts, [item.id]: null },
          })
        }
        style={{ width: 100 }}
      />
      <div className={styles.amount}>
        <MoneyInput
          aria-label={formatMessage(texts.amountOf, { item: label })}
          currency={order.currency as Currency}
          max={left}
          disabled={left === 0 && !isChosen}
          value={amounts[item.id] ?? (isChosen ? (line?.amount ?? null) : 0)}
          onChange={(amount) => onChange({ ...draft, amounts: { ...amounts, [item.id]: amount } })}
        />
      </div>
    </Row>
  );
}

/** What goes back: units and amounts of items, delivery and goodwill, each as much as is left at most. */
export function RefundFields(props: RefundFieldsProps) {
  const { order, draft, split, onChange } = props;
  const texts = useMessages(orderMessages);
  const format = useFormat();
  const price = (amount: number) => format.exactPrice(amount, order.currency);
  const currency = order.currency as Currency;
  const shippingLeft = split?.left.shipping;
  return (
    <Flex vertical>
      {order.items.map((item) => (
        <ItemFields key={item.id} {...props} item={item} />
      ))}
      <Row
        name={texts.shipping}
        hint={formatMessage(texts.shippingLeft, { amount: price(shippingLeft ?? 0) })}
      >
        <div className={styles.amount}>
          <MoneyInput
            aria-label={texts.shippingAmount}
            currency={currency}
            max={shippingLeft}
            disabled={shippingLeft === 0}
            value={draft.shipping ?? split?.shipping ?? null}
            onChange={(shipping) => onChange({ ...draft, shipping: shipping ?? 0 })}
          />
        </div>
      </Row>
      <Row name={texts.goodwill} hint={texts.goodwillHint}>
        <div className={styles.amount}>
          <MoneyInput
            aria-label={texts.goodwill}
            currency={currency}
            value={draft.goodwill}
            onChange={(goodwill) => onChange({ ...draft, goodwill })}
          />
        </div>
      </Row>
    </Flex>
  );
}
