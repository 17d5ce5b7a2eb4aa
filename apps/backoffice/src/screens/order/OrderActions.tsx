import { MoreOutlined } from '@ant-design/icons';
import type { FulfilmentAction, MerchantOrderDetails } from '@vitrine/contract/admin';
import { formatMessage, isImported } from '@vitrine/kit';
import { Button, Dropdown, Tooltip } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { orderNames } from '../../orders/names.ts';
import { PrintDialog, type PrintedDocument } from '../../orders/PrintDialog.tsx';
import { useShortcuts } from '../../orders/useShortcuts.ts';
import { useMayCall } from '../../session/useOperator.ts';
import { orderMessages } from './messages.ts';
import { RejectDialog } from './RejectDialog.tsx';
import { ShipDialog } from './ShipDialog.tsx';
import { useOrderAction } from './useOrderAction.ts';

type Dialog = 'ship' | 'reject' | PrintedDocument;

/** The steps with a key of their own; the first that is possible is the main one. */
const KEYS: Readonly<Partial<Record<FulfilmentAction, string>>> = {
  accept: 'A',
  pack: 'P',
  ship: 'S',
};

function takeStep(id: string, action: FulfilmentAction, options: { idempotencyKey: string }) {
  const params = { id };
  if (action === 'accept') return api.acceptMerchantOrder({ params }, options);
  if (action === 'pack') return api.packMerchantOrder({ params }, options);
  return api.recordFulfilment({ params, body: { action: action as never } }, options);
}

function useOrderSteps(order: MerchantOrderDetails, openDialog: (dialog: Dialog) => void) {
  const canWrite = useMayCall('acceptMerchantOrder');
  const step = useOrderAction<FulfilmentAction>({
    run: (action, options) => takeStep(order.id, action, options),
  });
  const actions = canWrite ? order.actions : [];
  const run = (action: FulfilmentAction) =>
    action === 'ship' || action === 'reject' ? openDialog(action) : step.run(action);
  // A key pressed twice sends the same request with the same key, which is done once.
  const ifAllowed = (action: FulfilmentAction) =>
    actions.includes(action) ? () => run(action) : undefined;
  useShortcuts({ a: ifAllowed('accept'), p: ifAllowed('pack'), s: ifAllowed('ship') });
  return { actions, run, isPending: step.isPending };
}

/** What the server allows to do with the order now. */
export function OrderActions({ order }: { order: MerchantOrderDetails }) {
  const texts = useMessages(orderMessages);
  const names = useMessages(orderNames).actions;
  const [dialog, setDialog] = useState<Dialog>();
  const { actions, run, isPending } = useOrderSteps(order, setDialog);
  const canPrint = useMayCall('createPackingSlip') && order.status !== 'cancelled';
  const close = () => setDialog(undefined);
  const documents: readonly PrintedDocument[] = isImported(order.shipsFrom)
    ? ['packing-slip', 'customs']
    : ['packing-slip'];
  const main = actions.filter((action) => KEYS[action]);
  const more = [
    ...actions
      .filter((action) => !KEYS[action])
      .map((action) => ({
        key: action,
        label: names[action],
        danger: action === 'reject',
        onClick: () => run(action),
      })),
    ...(canPrint
      ? documents.map((document) => ({
          key: document,
          label: document === 'customs' ? texts.customs : texts.slip,
          onClick: () => setDialog(document),
        }))
      : []),
  ];
  return (
    <>
      {main.map((action) => (
        <Tooltip key={action} title={formatMessage(texts.shortcut, { key: KEYS[action] ?? '' })}>
          <Button type="primary" loading={isPending} onClick={() => run(action)}>
            {names[action]}
          </Button>
        </Tooltip>
      ))}
      {more.length > 0 && (
        <Dropdown menu={{ items: more }} trigger={['click']}>
          <Button icon={<MoreOutlined />} aria-label={texts.more} />
        </Dropdown>
      )}
      {dialog === 'ship' && <ShipDialog order={order} onClose={close} />}
      {dialog === 'reject' && <RejectDialog order={order} onClose={close} />}
      {(dialog === 'packing-slip' || dialog === 'customs') && (
        <PrintDialog ids={[order.id]} document={dialog} onClose={close} />
      )}
    </>
  );
}
