import { formatMessage } from '@vitrine/kit';
import { App, Button, Space } from 'antd';
import { useState } from 'react';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { ReasonModal } from '../../parts/ReasonModal.tsx';
import { useMayCall } from '../../session/useOperator.ts';
import { shopperMessages } from './messages.ts';

type Unmasked = AdminResponse<'unmaskShopper'>;

interface ShopperActionsProps {
  shopper: AdminResponse<'getShopper'>;
  isUnmasked: boolean;
  onUnmask(data: Unmasked | undefined): void;
}

function UnblockButton({ id }: { id: string }) {
  const texts = useMessages(shopperMessages);
  const { modal } = App.useApp();
  const unblock = useAction({
    run: () => api.unblockShopper({ params: { id } }),
    changes: ['shopper', 'shoppers'],
    doneText: texts.unblockDone,
  });
  const confirm = () =>
    modal.confirm({
      title: texts.unblockQuestion,
      okText: texts.unblock,
      onOk: () => unblock.run(),
    });
  return <Button onClick={confirm}>{texts.unblock}</Button>;
}

function TesterButton({ id, isTester }: { id: string; isTester: boolean }) {
  const texts = useMessages(shopperMessages);
  const { modal } = App.useApp();
  const changes = ['shopper', 'shoppers'];
  const mark = useAction({
    run: () => api.markTester({ params: { id } }),
    changes,
    doneText: texts.markTesterDone,
  });
  const unmark = useAction({
    run: () => api.unmarkTester({ params: { id } }),
    changes,
    doneText: texts.unmarkTesterDone,
  });
  const confirm = () =>
    modal.confirm({
      title: texts.markTesterQuestion,
      okText: texts.markTester,
      onOk: () => mark.run(),
    });
  return isTester ? (
    <Button onClick={() => unmark.run()}>{texts.unmarkTester}</Button>
  ) : (
    <Button onClick={confirm}>{texts.markTester}</Button>
  );
}

/** Shows personal data, blocks a shopper, and lets one try out the shop. */
export function ShopperActions({ shopper, isUnmasked, onUnmask }: ShopperActionsProps) {
  const texts = useMessages(shopperMessages);
  const [asked, setAsked] = useState<'unmask' | 'block'>();
  const canUnmask = useMayCall('unmaskShopper');
  const canWrite = useMayCall('blockShopper');
  const canTest = useMayCall('markTester');
  const { id, blocked, erasedAt, isTester } = shopper;
  if (erasedAt) return null;
  const close = () => setAsked(undefined);
  return (
    <Space>
      {canUnmask &&
        (isUnmasked ? (
          <Button onClick={() => onUnmask(undefined)}>{texts.hide}</Button>
        ) : (
          <Button onClick={() => setAsked('unmask')}>{texts.unmask}</Button>
        ))}
      {canTest && <TesterButton id={id} isTester={isTester} />}
      {canWrite && blocked && <UnblockButton id={id} />}
      {canWrite && !blocked && (
        <Button danger onClick={() => setAsked('block')}>
          {texts.block}
        </Button>
      )}
      <ReasonModal
        title={formatMessage(texts.unmaskTitle, { number: id })}
        okText={texts.unmask}
        isOpen={asked === 'unmask'}
        run={(reason) => api.unmaskShopper({ params: { id }, body: { reason } })}
        onDone={onUnmask}
        onClose={close}
      />
      <ReasonModal
        title={formatMessage(texts.blockTitle, { number: id })}
        okText={texts.block}
        isOpen={asked === 'block'}
        changes={['shopper', 'shoppers']}
        doneText={texts.blockDone}
        run={(reason) => api.blockShopper({ params: { id }, body: { reason } })}
        onClose={close}
      />
    </Space>
  );
}
