import type { MerchantReturn, ReturnAction } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { App, Button, Flex } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { orderNames } from '../../orders/names.ts';
import { useMayCall } from '../../session/useOperator.ts';
import { InspectDialog } from './InspectDialog.tsx';
import { returnsMessages } from './messages.ts';
import { RejectReturnDialog } from './RejectReturnDialog.tsx';
import { useReturnAction } from './useReturnAction.ts';

type Step = 'approve' | 'receive' | 'refund';

const CALLS = {
  approve: api.approveReturn,
  receive: api.receiveReturn,
  refund: api.refundReturn,
};

/** What the server allows to do with the return now, for the operator's role. */
export function ReturnActions({ shown }: { shown: MerchantReturn }) {
  const texts = useMessages(returnsMessages);
  const names = useMessages(orderNames).returnActions;
  const format = useFormat();
  const { modal } = App.useApp();
  const [dialog, setDialog] = useState<'inspect' | 'reject'>();
  const canWrite = useMayCall('approveReturn');
  const canRefund = useMayCall('refundReturn');
  const step = useReturnAction<Step>((name, options) =>
    CALLS[name]({ params: { id: shown.id } }, options),
  );
  const confirmRefund = () => {
    const amount = format.exactPrice(shown.refundAmount, shown.currency);
    modal.confirm({
      title: formatMessage(texts.refundTitle, { amount }),
      content: texts.refundHint,
      okText: names.refund,
      cancelText: texts.cancel,
      onOk: () => step.run('refund'),
    });
  };
  const run = (action: ReturnAction) => {
    if (action === 'refund') return confirmRefund();
    if (action === 'inspect' || action === 'reject') return setDialog(action);
    step.run(action);
  };
  const allowed = shown.actions.filter((action) => (action === 'refund' ? canRefund : canWrite));
  const close = () => setDialog(undefined);
  return (
    <Flex gap={8} wrap>
      {allowed.map((action) => (
        <Button
          key={action}
          type={action === 'reject' ? 'default' : 'primary'}
          danger={action === 'reject'}
          loading={step.isPending}
          onClick={() => run(action)}
        >
          {names[action]}
        </Button>
      ))}
      {dialog === 'inspect' && <InspectDialog shown={shown} onClose={close} />}
      {dialog === 'reject' && <RejectReturnDialog id={shown.id} onClose={close} />}
    </Flex>
  );
}
