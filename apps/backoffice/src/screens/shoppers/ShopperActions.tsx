import { formatMessage } from '@vitrine/kit';
import { App, Button, Space } from 'antd';
import { useState } from 'react';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { ReasonModal } from '../../parts/ReasonModal.tsx';
import { usePermission } from '../../session/useOperator.ts';
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

/** Shows personal data and blocks a shopper, each with a reason. */
export function ShopperActions({ shopper, isUnmasked, onUnmask }: ShopperActionsProps) {
  const texts = useMessages(shopperMessages);
  const [asked, setAsked] = useState<'unmask' | 'block'>();
  const canUnmask = usePermission('shoppers:unmask');
  const canWrite = usePermission('shoppers:write');
  const { id, blocked, erasedAt } = shopper;
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
