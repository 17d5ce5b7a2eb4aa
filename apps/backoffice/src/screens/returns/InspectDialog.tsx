import type { DeductionReason } from '@vitrine/contract';
import type { MerchantReturn, ReturnDeductions } from '@vitrine/contract/admin';
import { type Currency, formatMessage } from '@vitrine/kit';
import { Checkbox, Flex, Form, Input, Select, Typography } from 'antd';
import { api } from '../../api/api.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { MoneyInput } from '../../form/MoneyInput.tsx';
import { useRequired } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { nameItem } from '../../orders/name-item.ts';
import { orderNames } from '../../orders/names.ts';
import { toOptions } from '../../parts/to-options.ts';
import { returnsMessages } from './messages.ts';
import { useReturnAction } from './useReturnAction.ts';

const MAX_NOTE = 1_000;
const MAX_DEDUCTION_NOTE = 300;

interface Deduction {
  amount?: number | null;
  reason?: DeductionReason | null;
  note?: string;
}

interface Inspection {
  note: string;
  isSellable: boolean;
  shippingAmount: number | null;
  /** By the id of the item. */
  deductions: Record<string, Deduction>;
}

/** What is kept back of items, as the call takes it. */
const listDeductions = (deductions: Inspection['deductions']): ReturnDeductions =>
  Object.entries(deductions).flatMap(([orderItemId, { amount, reason, note = '' }]) =>
    amount && reason ? [{ orderItemId, amount, reason, note }] : [],
  );

type Item = MerchantReturn['items'][number];

/** What is kept back of the amount of one item, and why. */
function DeductionFields({ item, currency }: { item: Item; currency: Currency }) {
  const texts = useMessages(returnsMessages);
  const { deductionReasons } = useMessages(orderNames);
  const format = useFormat();
  const { orderItemId, quantity, amount } = item;
  const name = nameItem(item);
  const field = (key: keyof Deduction) => ['deductions', orderItemId, key];
  return (
    <Flex vertical gap={4}>
      <Flex justify="space-between" gap={8}>
        <span>
          {name} × {quantity}
        </span>
        <span>{format.exactPrice(amount, currency)}</span>
      </Flex>
      <Flex gap={8} align="start">
        <Form.Item name={field('amount')} style={{ width: 150, marginBottom: 4 }}>
          <MoneyInput
            aria-label={formatMessage(texts.deductionOf, { item: name })}
            currency={currency}
            max={amount}
          />
        </Form.Item>
        <Form.Item
          name={field('reason')}
          dependencies={[field('amount')]}
          style={{ flex: 1, marginBottom: 4 }}
          rules={[
            ({ getFieldValue }) => ({
              validator: (_rule, reason) =>
                reason || !getFieldValue(field('amount'))
                  ? Promise.resolve()
                  : Promise.reject(new Error(texts.reasonMissing)),
            }),
          ]}
        >
          <Select
            allowClear
            aria-label={formatMessage(texts.deductionReasonOf, { item: name })}
            placeholder={texts.chooseReason}
            options={toOptions(deductionReasons)}
          />
        </Form.Item>
      </Flex>
      <Form.Item name={field('note')} style={{ marginBottom: 8 }}>
        <Input
          aria-label={formatMessage(texts.deductionNoteOf, { item: name })}
          placeholder={texts.deductionNote}
          maxLength={MAX_DEDUCTION_NOTE}
        />
      </Form.Item>
    </Flex>
  );
}

/** What goes back after the deductions, with the delivery. */
function Total({ shown }: { shown: MerchantReturn }) {
  const texts = useMessages(returnsMessages);
  const format = useFormat();
  const values: Partial<Inspection> = Form.useWatch([]) ?? {};
  const deducted = Object.values(values.deductions ?? {}).reduce(
    (sum, { amount }) => sum + (amount ?? 0),
    0,
  );
  const goods = shown.items.reduce((sum, { amount }) => sum + amount, 0);
  const total = goods - deducted + (values.shippingAmount ?? 0);
  return (
    <Flex justify="space-between">
      <Typography.Text strong>{texts.toRefund}</Typography.Text>
      <Typography.Text strong>{format.exactPrice(total, shown.currency)}</Typography.Text>
    </Flex>
  );
}

interface InspectDialogProps {
  shown: MerchantReturn;
  onClose(): void;
}

/** Records what came back, what is kept back of it, and whether it can be sold again. */
export function InspectDialog({ shown, onClose }: InspectDialogProps) {
  const texts = useMessages(returnsMessages);
  const format = useFormat();
  const [form] = Form.useForm<Inspection>();
  const { id, items, shippingLeft } = shown;
  const currency = shown.currency as Currency;
  const inspect = useReturnAction<Inspection>(
    ({ note, isSellable, shippingAmount, deductions }, options) =>
      api.inspectReturn(
        {
          params: { id },
          body: {
            ...{ note, isSellable, shippingAmount: shippingAmount ?? 0 },
            deductions: listDeductions(deductions),
          },
        },
        options,
      ),
    { form, onClose },
  );
  return (
    <FormModal
      isOpen
      title={texts.inspectTitle}
      okText={texts.inspectTitle}
      form={form}
      initialValues={{ isSellable: true, shippingAmount: 0, deductions: {} }}
      isPending={inspect.isPending}
      onFinish={inspect.run}
      onClose={onClose}
    >
      <Form.Item
        name="note"
        label={texts.inspectionNote}
        extra={texts.inspectHint}
        rules={useRequired()}
      >
        <Input.TextArea rows={3} maxLength={MAX_NOTE} />
      </Form.Item>
      <Form.Item name="isSellable" valuePropName="checked">
        <Checkbox>{texts.isSellable}</Checkbox>
      </Form.Item>
      <Form.Item label={texts.deductionTitle}>
        {items.map((item) => (
          <DeductionFields key={item.orderItemId} item={item} currency={currency} />
        ))}
      </Form.Item>
      <Form.Item
        name="shippingAmount"
        label={texts.shipping}
        extra={formatMessage(texts.shippingLeft, {
          amount: format.exactPrice(shippingLeft, currency),
        })}
      >
        <MoneyInput currency={currency} max={shippingLeft} disabled={shippingLeft === 0} />
      </Form.Item>
      <Total shown={shown} />
    </FormModal>
  );
}
