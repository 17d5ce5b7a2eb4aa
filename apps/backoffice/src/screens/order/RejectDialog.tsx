import type { MerchantOrderDetails, RefundReason } from '@vitrine/contract/admin';
import { Alert, Form } from 'antd';
import { api } from '../../api/api.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { orderMessages } from './messages.ts';
import { ReasonFields } from './ReasonFields.tsx';
import { useOrderAction } from './useOrderAction.ts';

interface RejectDialogProps {
  order: MerchantOrderDetails;
  onClose(): void;
}

interface Rejection {
  reason: RefundReason;
  note: string;
}

/** Rejects an order that has not been sent, after saying what follows. */
export function RejectDialog({ order, onClose }: RejectDialogProps) {
  const texts = useMessages(orderMessages);
  const [form] = Form.useForm<Rejection>();
  const reject = useOrderAction<Rejection>({
    run: (body, options) => api.rejectMerchantOrder({ params: { id: order.id }, body }, options),
    onDone: onClose,
    onProblem: (error) => applyProblem(form, error),
  });
  return (
    <FormModal
      isOpen
      title={texts.reject}
      okText={texts.reject}
      form={form}
      isPending={reject.isPending}
      onFinish={reject.run}
      onClose={onClose}
    >
      <Alert type="warning" showIcon title={texts.rejectHint} style={{ marginBottom: 16 }} />
      <ReasonFields />
    </FormModal>
  );
}
