import { formatChinaShortDate, formatMessage, type Language, toChinaIsoDate } from '@vitrine/kit';
import {
  HINTS,
  PERSONAL_ID_HINT,
  PERSONAL_ID_NEEDED,
  RECEIVED,
  RECEIVED_HINT,
  STATUS_TEXT,
} from './messages.ts';
import type { OrderItemRecord, OrderRecord, ShipmentRecord } from './queries.ts';
import { getOrderStatus, getReturnDeadline, getReturnedStatus } from './rules.ts';

interface DescribedOrder {
  readonly record: OrderRecord;
  readonly shipments: readonly ShipmentRecord[];
  readonly items: readonly OrderItemRecord[];
}

export const isPersonalIdNeeded = ({ last_event }: ShipmentRecord) =>
  last_event === 'identity-needed';

const formatDay = (date: string | undefined, language: Language) =>
  date ? formatChinaShortDate(Date.parse(date), language) : '';

/** The last day on which an item of these shipments can be returned. */
const findLastReturnDay = (shipments: readonly ShipmentRecord[]) =>
  shipments
    .map(getReturnDeadline)
    .map((deadline) => (deadline ? toChinaIsoDate(deadline.getTime()) : ''))
    .sort()
    .at(-1);

/** The status texts of an order. Its slowest shipment decides, unless customs need a personal ID. */
export function describeOrderStatus(
  { record, shipments, items }: DescribedOrder,
  language: Language,
) {
  const cancelled = new Set(
    shipments.flatMap(({ id, status }) => (status === 'cancelled' ? id : [])),
  );
  const returned = getReturnedStatus(
    items.filter(({ merchant_order_id }) => !cancelled.has(merchant_order_id)),
  );
  if (returned)
    return {
      status: returned,
      statusText: STATUS_TEXT[returned][language],
      hint: HINTS[returned][language],
      isIdentityNeeded: false,
    };
  const status = getOrderStatus(shipments.map((shipment) => shipment.status));
  if (shipments.some(isPersonalIdNeeded))
    return {
      status,
      statusText: PERSONAL_ID_NEEDED[language],
      hint: PERSONAL_ID_HINT[language],
      isIdentityNeeded: true,
    };
  const isReceived = status === 'delivered' && record.closed_at !== null;
  const slowest = shipments.filter((shipment) => shipment.status === status);
  const to = slowest
    .map(({ expected_to }) => expected_to)
    .sort()
    .at(-1);
  const hint = isReceived ? RECEIVED_HINT : HINTS[status];
  return {
    status,
    statusText: (isReceived ? RECEIVED : STATUS_TEXT[status])[language],
    hint: formatMessage(hint[language], {
      to: formatDay(to, language),
      until: formatDay(findLastReturnDay(slowest), language),
    }),
    isIdentityNeeded: false,
  };
}
