import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { errorCode } from '@vitrine/client';
import type { MerchantOrderDetails, RefundReason, RefundSplit } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Checkbox, Flex, Form, Modal } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { useSettled } from '../../orders/useSettled.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { orderMessages } from './messages.ts';
import { ReasonFields } from './ReasonFields.tsx';
import { RefundFields } from './RefundFields.tsx';
import { RefundSummary } from './RefundSummary.tsx';
import { createRefundDraft, listRefundItems, toRefundQuery } from './refund-draft.ts';
import { useOrderAction } from './useOrderAction.ts';

interface RefundDialogProps {
  order: MerchantOrderDetails;
  onClose(): void;
}

interface RefundValues {
  reason?: RefundReason;
  note?: string;
}

interface Stock {
  restocksUnshipped: boolean;
  restocksShipped: boolean;
}

interface StockFieldsProps {
  lines: RefundSplit['lines'];
  stock: Stock;
  onChange(stock: Stock): void;
}

/** Which of the refunded units come back to stock. */
function StockFields({ lines, stock, onChange }: StockFieldsProps) {
  const texts = useMessages(orderMessages);
  const count = (getUnits: (line: RefundSplit['lines'][number]) => number) =>
    lines.reduce((sum, line) => sum + getUnits(line), 0);
  const unshipped = count(({ unshippedQuantity }) => unshippedQuantity);
  const shipped = count(({ quantity, unshippedQuantity }) => quantity - unshippedQuantity);
  return (
    <Flex gap={16} wrap>
      {unshipped > 0 && (
        <Checkbox
          checked={stock.restocksUnshipped}
          onChange={({ target }) => onChange({ ...stock, restocksUnshipped: target.checked })}
        >
          {formatMessage(texts.restocksUnshipped, { count: unshipped })}
        </Checkbox>
      )}
      {shipped > 0 && (
        <Checkbox
          checked={stock.restocksShipped}
          onChange={({ target }) => onChange({ ...stock, restocksShipped: target.checked })}
        >
          {formatMessage(texts.restocksShipped, { count: shipped })}
        </Checkbox>
      )}
    </Flex>
  );
}

/** Refunds after showing how the amount is composed. The server refuses another total than the one shown. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const texts = useMessages(orderMessages);
  const format = useFormat();
  const [form] = Form.useForm<RefundValues>();
  const [draft, setDraft] = useState(() => createRefundDraft(order));
  const [stock, setStock] = useState({ restocksUnshipped: true, restocksShipped: false });
  const settled = useSettled(draft);
  const params = { id: order.id };
  const preview = useQuery({
    queryKey: ['refund-preview', order.id, toRefundQuery(settled)],
    queryFn: () => api.previewOrderRefund({ params, query: toRefundQuery(settled) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const isShown = settled === draft && !preview.isPlaceholderData && !preview.isError;
  const split = isShown ? preview.data : undefined;
  const isEmpty = !split || (split.total === 0 && split.lines.length === 0);
  const refund = useOrderAction<RefundValues & RefundSplit>({
    run: ({ reason, note = '', total, shipping: shippingAmount, goodwill }, options) =>
      api.refundMerchantOrder(
        {
          params,
          body: {
            items: listRefundItems(draft),
            ...{ shippingAmount, goodwill, total, note, ...stock },
            ...(reason ? { reason } : {}),
          },
        },
        options,
      ),
    onDone: onClose,
    onProblem: (error) => {
      if (errorCode(error) === 'conflict') void preview.refetch();
      return applyProblem(form, error);
    },
  });
  return (
    <Modal
      open
      width={760}
      title={texts.refundTitle}
      okText={
        split && !isEmpty
          ? formatMessage(texts.confirmRefund, {
              total: format.exactPrice(split.total, split.currency),
            })
          : texts.refund
      }
      okButtonProps={{ disabled: isEmpty, danger: true }}
      confirmLoading={refund.isPending}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Flex vertical gap={16}>
        <RefundFields order={order} draft={draft} split={preview.data} onChange={setDraft} />
        <QueryView query={preview}>
          {(shown) => (
            <>
              <RefundSummary split={shown} order={order} />
              <StockFields lines={shown.lines} stock={stock} onChange={setStock} />
            </>
          )}
        </QueryView>
        <Form
          form={form}
          layout="vertical"
          onFinish={(values: RefundValues) => split && refund.run({ ...values, ...split })}
        >
          <ReasonFields isReasonOptional={!draft.goodwill} isNoteOptional />
        </Form>
      </Flex>
    </Modal>
  );
}
