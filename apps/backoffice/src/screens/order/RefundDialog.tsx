import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { errorCode } from '@vitrine/client';
import type { MerchantOrderDetails, RefundReason } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Checkbox, Flex, Form, Modal, Typography } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { useSettled } from '../../orders/useSettled.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { orderMessages } from './messages.ts';
import { ReasonFields } from './ReasonFields.tsx';
import { RefundSplitTable } from './RefundSplitTable.tsx';
import { UnitFields, type Units } from './UnitFields.tsx';
import { countRefundable, formatItemQuantities, toItemQuantities } from './units.ts';
import { useOrderAction } from './useOrderAction.ts';

interface RefundDialogProps {
  order: MerchantOrderDetails;
  onClose(): void;
}

interface RefundValues {
  reason: RefundReason;
  note: string;
}

/** Refunds units after showing how the amount is split. The server refuses another total than the one shown. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const texts = useMessages(orderMessages);
  const format = useFormat();
  const [form] = Form.useForm<RefundValues>();
  const [units, setUnits] = useState<Units>({});
  const [includesShipping, setIncludesShipping] = useState(false);
  const [restocksShipped, setRestocksShipped] = useState(false);
  const items = toItemQuantities(units);
  const chosen = formatItemQuantities(items);
  const settled = useSettled(chosen);
  const params = { id: order.id };
  const preview = useQuery({
    queryKey: ['refund-preview', order.id, settled, includesShipping],
    queryFn: () =>
      api.previewOrderRefund({
        params,
        query: { items: settled, shipping: String(includesShipping) } as never,
      }),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const isShown = settled === chosen && chosen !== '' && !preview.isPlaceholderData;
  const split = isShown ? preview.data : undefined;
  const refund = useOrderAction<RefundValues & { total: number }>({
    run: (values, options) =>
      api.refundMerchantOrder(
        { params, body: { items, includesShipping, restocksShipped, ...values } },
        options,
      ),
    onDone: onClose,
    onProblem: (error) => {
      if (errorCode(error) === 'conflict') void preview.refetch();
      return applyProblem(form, error);
    },
  });
  const hasShipped = order.items.some(({ shippedQuantity }) => shippedQuantity > 0);
  return (
    <Modal
      open
      width={760}
      title={texts.refundTitle}
      okText={
        split
          ? formatMessage(texts.confirmRefund, { total: format.price(split.total, split.currency) })
          : texts.refund
      }
      okButtonProps={{ disabled: !split, danger: true }}
      confirmLoading={refund.isPending}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Flex vertical gap={16}>
        <UnitFields
          items={order.items}
          countMax={countRefundable}
          units={units}
          label={texts.unitsOf}
          onChange={setUnits}
        />
        <Flex gap={16} wrap>
          <Checkbox
            checked={includesShipping}
            onChange={({ target }) => setIncludesShipping(target.checked)}
          >
            {texts.includesShipping}
          </Checkbox>
          {hasShipped && (
            <Checkbox
              checked={restocksShipped}
              onChange={({ target }) => setRestocksShipped(target.checked)}
            >
              {texts.restocksShipped}
            </Checkbox>
          )}
        </Flex>
        {chosen === '' ? (
          <Typography.Text type="secondary">{texts.chooseUnits}</Typography.Text>
        ) : (
          <QueryView query={preview}>
            {(shown) => <RefundSplitTable split={shown} items={order.items} />}
          </QueryView>
        )}
        <Form
          form={form}
          layout="vertical"
          onFinish={(values: RefundValues) =>
            split && refund.run({ ...values, total: split.total })
          }
        >
          <ReasonFields />
        </Form>
      </Flex>
    </Modal>
  );
}
