import type { MerchantOrderDetails, RefundSplit } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Flex, Table, Typography } from 'antd';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { orderMessages } from './messages.ts';

interface RefundSplitTableProps {
  split: RefundSplit;
  items: MerchantOrderDetails['items'];
}

/** What goes back for each item, before it is done. */
export function RefundSplitTable({ split, items }: RefundSplitTableProps) {
  const texts = useMessages(orderMessages);
  const format = useFormat();
  const price = (amount: number) => format.price(amount, split.currency);
  const rows = split.lines.map((line) => {
    const item = items.find(({ id }) => id === line.orderItemId);
    return { ...line, name: `${item?.brand ?? ''} ${item?.size ?? ''} × ${line.quantity}` };
  });
  return (
    <Flex vertical gap={8}>
      <Table
        size="small"
        rowKey="orderItemId"
        pagination={false}
        dataSource={rows}
        columns={[
          {
            title: texts.items,
            key: 'name',
            render: (_, { name, unshippedQuantity }) => (
              <>
                <div>{name}</div>
                {unshippedQuantity > 0 && (
                  <Typography.Text type="secondary">
                    {formatMessage(texts.backToStock, { count: unshippedQuantity })}
                  </Typography.Text>
                )}
              </>
            ),
          },
          { title: texts.fullAmount, dataIndex: 'fullAmount', align: 'right', render: price },
          { title: texts.discount, dataIndex: 'discount', align: 'right', render: price },
          {
            title: texts.refunded,
            key: 'amount',
            align: 'right',
            render: (_, { amount, duty, vat }) => (
              <>
                <div>{price(amount)}</div>
                {duty !== null && vat !== null && (
                  <Typography.Text type="secondary">
                    {formatMessage(texts.taxes, { duty: price(duty), vat: price(vat) })}
                  </Typography.Text>
                )}
              </>
            ),
          },
        ]}
      />
      <Flex justify="end" gap={16}>
        <span>
          {texts.shipping} {price(split.shipping)}
        </span>
        <Typography.Text strong>
          {texts.total} {price(split.total)}
        </Typography.Text>
      </Flex>
    </Flex>
  );
}
