import { useApi } from '@vitrine/client/react';
import type { Fapiao, OrderFapiao } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { Box, Button, EmptyState, Modal } from '@vitrine/ui';
import { useState } from 'react';
import type { ScreenProps } from '../../../screen.ts';
import { useAction } from '../../../shared/action/useAction.ts';
import type { PrivateProps } from '../../../shared/private-data/PrivateArea.tsx';
import { FapiaoCard } from './FapiaoCard.tsx';
import { FapiaoForm } from './FapiaoForm.tsx';
import { messages } from './messages.ts';
import { RequestSection } from './RequestSection.tsx';
import { toDraft } from './rules.ts';
import styles from './Screen.module.css';

type OrderFapiaoViewProps = ScreenProps & PrivateProps<OrderFapiao>;

/** The fapiao of an order: requested, changed, withdrawn and downloaded. */
export function OrderFapiaoView({ params, data, setData }: OrderFapiaoViewProps) {
  const t = useMessages(messages);
  const api = useApi();
  const { isPending, run } = useAction();
  const [changing, setChanging] = useState<string>();
  const [leaving, setLeaving] = useState<Fapiao>();
  const order = { id: params.id ?? '' };

  function withdraw(): void {
    setLeaving(undefined);
    if (!leaving) return;
    void run(async () => {
      setData(await api.withdrawFapiao({ params: { id: leaving.id } }));
      return t.withdrawn;
    });
  }

  const shown = data.merchantOrders.flatMap(({ merchantName, fapiao }) =>
    fapiao ? [{ merchantName, fapiao }] : [],
  );
  if (shown.length === 0 && !data.canRequest)
    return (
      <EmptyState icon="parcel" title={t.none} hint={t.noneHint}>
        <Button to={{ route: 'order', params: order }}>{t.toOrder}</Button>
      </EmptyState>
    );
  return (
    <>
      <Box className={styles.cards}>
        {shown.map(({ merchantName, fapiao }) =>
          changing === fapiao.id ? (
            <FapiaoForm
              key={fapiao.id}
              label={merchantName}
              initial={toDraft(fapiao)}
              submit={t.save}
              save={async (body) => {
                setData(await api.changeFapiao({ params: { id: fapiao.id }, body }));
                setChanging(undefined);
                return t.saved;
              }}
              onClose={() => setChanging(undefined)}
            />
          ) : (
            <FapiaoCard
              key={fapiao.id}
              merchantName={merchantName}
              fapiao={fapiao}
              isPending={isPending}
              onChange={() => setChanging(fapiao.id)}
              onWithdraw={() => setLeaving(fapiao)}
            />
          ),
        )}
      </Box>
      {data.canRequest && (
        <RequestSection
          data={data}
          request={async (body) => {
            setData(await api.requestFapiao({ params: order, body }));
            return t.sent;
          }}
        />
      )}
      <Modal
        open={leaving !== undefined}
        title={t.withdrawTitle}
        confirm={t.withdraw}
        cancel={t.keep}
        onCancel={() => setLeaving(undefined)}
        onConfirm={withdraw}
      >
        {t.withdrawHint}
      </Modal>
    </>
  );
}
