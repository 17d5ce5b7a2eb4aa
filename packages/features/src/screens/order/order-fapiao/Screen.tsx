import { useApi } from '@vitrine/client/react';
import type { Fapiao, FapiaoInput, OrderFapiao } from '@vitrine/contract';
import { formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Button, cx, EmptyState, Heading, Modal, Stack } from '@vitrine/ui';
import { useState } from 'react';
import type { ScreenProps } from '../../../screen.ts';
import { useAction } from '../../../shared/action/useAction.ts';
import { useConfirmation } from '../../../shared/action/useConfirmation.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { DescriptionList } from '../../../shared/order/DescriptionList.tsx';
import type { PrivateProps } from '../../../shared/private-data/PrivateArea.tsx';
import { FapiaoCard } from './FapiaoCard.tsx';
import { FapiaoForm } from './FapiaoForm.tsx';
import { messages } from './messages.ts';
import { createDraft, toDraft } from './rules.ts';

interface RequestSectionProps {
  data: OrderFapiao;
  request(input: FapiaoInput): Promise<string>;
}

/** Requests a fapiao of each merchant that has not issued one, with the amount of each. */
function RequestSection({ data, request }: RequestSectionProps) {
  const t = useMessages(messages);
  const open = data.merchantOrders.filter(({ canRequest }) => canRequest);
  const isRepeated = open.some(({ fapiao }) => fapiao);
  const title = isRepeated ? t.again : t.request;
  return (
    <Stack as="section" className={spacing.pb8} aria-label={title}>
      <Heading>{title}</Heading>
      <DescriptionList
        items={open.map(({ id, merchantName, amount }) => ({
          key: id,
          name: merchantName,
          value: `${t.over} ${formatPrice(amount)}`,
        }))}
      />
      <FapiaoForm label={title} initial={createDraft(data)} submit={title} save={request} />
    </Stack>
  );
}

type OrderFapiaoViewProps = ScreenProps & PrivateProps<OrderFapiao>;

/** The fapiao of an order: requested, changed, withdrawn and downloaded. */
export function OrderFapiaoView({ params, data, setData }: OrderFapiaoViewProps) {
  const t = useMessages(messages);
  const api = useApi();
  const { isPending, run } = useAction();
  const [changing, setChanging] = useState<string>();
  const order = { id: params.id ?? '' };

  const { ask, dialog } = useConfirmation(({ id }: Fapiao) =>
    run(async () => {
      setData(await api.withdrawFapiao({ params: { id } }));
      return t.withdrawn;
    }),
  );

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
      <Stack gap={8} className={cx(spacing.pt3, spacing.pb8)}>
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
              onWithdraw={() => ask(fapiao)}
            />
          ),
        )}
      </Stack>
      {data.canRequest && (
        <RequestSection
          data={data}
          request={async (body) => {
            setData(await api.requestFapiao({ params: order, body }));
            return t.sent;
          }}
        />
      )}
      <Modal {...dialog} title={t.withdrawTitle} confirm={t.withdraw} cancel={t.keep}>
        {t.withdrawHint}
      </Modal>
    </>
  );
}
