import type { MerchantOrderDetails, RevealedAddress } from '@vitrine/contract/admin';
import { Button, Descriptions } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { ReasonModal } from '../../parts/ReasonModal.tsx';
import { useMayCall } from '../../session/useOperator.ts';
import { orderMessages } from './messages.ts';
import { SectionCard } from './SectionCard.tsx';

/** Whom the order goes to: masked, until an operator who may says why they need it. */
export function RecipientCard({ order }: { order: MerchantOrderDetails }) {
  const texts = useMessages(orderMessages);
  const [isAsking, setIsAsking] = useState(false);
  const [revealed, setRevealed] = useState<RevealedAddress>();
  const canReveal = useMayCall('revealOrderAddress');
  const { name, mobile, state, city, district } = revealed ?? order.address;
  const street = revealed ? [revealed.addressLine, revealed.zipCode] : [];
  const { isRequired, status } = order.personalId;
  const items = [
    { key: 'name', label: texts.name, children: name },
    { key: 'mobile', label: texts.mobile, children: mobile },
    {
      key: 'address',
      label: texts.address,
      children: [state, city, district, ...street].filter(Boolean).join(' '),
    },
    ...(isRequired
      ? [
          {
            key: 'personalId',
            label: texts.personalId,
            children: texts.idStatuses[status ?? 'incomplete'],
          },
        ]
      : []),
  ];
  return (
    <SectionCard
      title={texts.recipient}
      extra={
        canReveal &&
        !revealed && (
          <Button size="small" onClick={() => setIsAsking(true)}>
            {texts.reveal}
          </Button>
        )
      }
    >
      <Descriptions size="small" column={1} items={items} />
      <ReasonModal
        title={texts.reveal}
        okText={texts.reveal}
        isOpen={isAsking}
        run={(reason) => api.revealOrderAddress({ params: { id: order.id }, body: { reason } })}
        onDone={setRevealed}
        onClose={() => setIsAsking(false)}
      />
    </SectionCard>
  );
}
