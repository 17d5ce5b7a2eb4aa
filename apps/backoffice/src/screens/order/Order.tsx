import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { useParams } from 'wouter';
import { api } from '../../api/api.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { AmountsCard } from './AmountsCard.tsx';
import { CustomsWarning } from './CustomsWarning.tsx';
import { ItemsCard } from './ItemsCard.tsx';
import { NotesCard } from './NotesCard.tsx';
import styles from './Order.module.css';
import { OrderHeader } from './OrderHeader.tsx';
import { ParcelsCard } from './ParcelsCard.tsx';
import { PaymentCard } from './PaymentCard.tsx';
import { RecipientCard } from './RecipientCard.tsx';
import { RefundsCard } from './RefundsCard.tsx';
import { TimelineCard } from './TimelineCard.tsx';
import { orderKey } from './useOrderAction.ts';

/** One merchant order with everything that is done about it. */
export function Order() {
  const { id = '' } = useParams();
  const query = useQuery({
    queryKey: orderKey(id),
    queryFn: () => api.getMerchantOrder({ params: { id } }),
  });
  return (
    <QueryView query={query}>
      {(order) => (
        <Flex vertical gap={16} key={order.id}>
          <OrderHeader order={order} />
          <CustomsWarning order={order} />
          <div className={styles.columns}>
            <div className={styles.stack}>
              <ItemsCard order={order} />
              <AmountsCard order={order} />
              <ParcelsCard order={order} />
              <RefundsCard order={order} />
            </div>
            <div className={styles.stack}>
              <RecipientCard order={order} />
              <PaymentCard order={order} />
              <TimelineCard order={order} />
              <NotesCard order={order} />
            </div>
          </div>
        </Flex>
      )}
    </QueryView>
  );
}
