import type { Payout } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { App, Button, Form, Input, Space, Tooltip } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { useRequired } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { focusWhenShown } from '../../parts/focus-when-shown.ts';
import { useMerchants } from '../../parts/useMerchants.ts';
import { moneyMessages } from './messages.ts';

const CHANGES = ['payouts', 'balances', 'ledger-entries'];

function useConfirmedStep({ id, version, merchantId, amount, currencyIsoCode }: Payout) {
  const texts = useMessages(moneyMessages);
  const format = useFormat();
  const merchants = useMerchants();
  const { modal } = App.useApp();
  const request = { params: { id } };
  const approve = useAction({
    run: (_: string, options) => api.approvePayout(request, { ...options, version }),
    changes: CHANGES,
    doneText: texts.approved,
  });
  const cancel = useAction({
    run: (_: string, options) => api.cancelPayout(request, { ...options, version }),
    changes: CHANGES,
    doneText: texts.cancelled,
  });
  const values = {
    merchant: merchants.nameOf(merchantId),
    amount: format.price(amount, currencyIsoCode),
  };
  return {
    confirmApproval: () =>
      modal.confirm({
        title: formatMessage(texts.approveQuestion, values),
        okText: texts.approve,
        onOk: () => approve.run(id),
      }),
    confirmCancellation: () =>
      modal.confirm({
        title: texts.cancelQuestion,
        okText: texts.confirmCancelling,
        cancelText: texts.keepPayout,
        okButtonProps: { danger: true },
        onOk: () => cancel.run(id),
      }),
  };
}

function MarkPaid({ id, version }: Payout) {
  const texts = useMessages(moneyMessages);
  const rules = useRequired();
  const [form] = Form.useForm<{ reference: string }>();
  const [isOpen, setIsOpen] = useState(false);
  const markPaid = useAction({
    run: (body: { reference: string }, options) =>
      api.markPayoutPaid({ params: { id }, body }, { ...options, version }),
    changes: CHANGES,
    doneText: texts.markedPaid,
    onDone: () => setIsOpen(false),
    onProblem: (error) => applyProblem(form, error),
  });
  return (
    <>
      <Button size="small" type="primary" onClick={() => setIsOpen(true)}>
        {texts.markPaid}
      </Button>
      <FormModal
        title={texts.markPaid}
        okText={texts.markPaid}
        isOpen={isOpen}
        form={form}
        isPending={markPaid.isPending}
        onFinish={markPaid.run}
        onClose={() => setIsOpen(false)}
      >
        <Form.Item name="reference" label={texts.reference} rules={rules}>
          <Input maxLength={60} ref={focusWhenShown} />
        </Form.Item>
      </FormModal>
    </>
  );
}

/** The next steps of a payout: it is approved, transferred, or cancelled. */
export function PayoutActions({ payout }: { payout: Payout }) {
  const texts = useMessages(moneyMessages);
  const { confirmApproval, confirmCancellation } = useConfirmedStep(payout);
  if (payout.status === 'paid' || payout.status === 'cancelled') return null;
  return (
    <Space>
      {payout.status === 'draft' ? (
        <Tooltip title={payout.canApprove ? undefined : texts.needsAnother}>
          <Button
            size="small"
            type="primary"
            disabled={!payout.canApprove}
            onClick={confirmApproval}
          >
            {texts.approve}
          </Button>
        </Tooltip>
      ) : (
        <MarkPaid {...payout} />
      )}
      <Button size="small" onClick={confirmCancellation}>
        {texts.cancelPayout}
      </Button>
    </Space>
  );
}
