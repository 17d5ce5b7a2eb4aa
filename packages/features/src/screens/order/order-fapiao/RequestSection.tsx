import type { FapiaoInput, OrderFapiao } from '@vitrine/contract';
import { formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Text } from '@vitrine/ui';
import { DescriptionList } from '../../../shared/order/DescriptionList.tsx';
import { FapiaoForm } from './FapiaoForm.tsx';
import { messages } from './messages.ts';
import { createDraft } from './rules.ts';
import styles from './Screen.module.css';

interface RequestSectionProps {
  data: OrderFapiao;
  request(input: FapiaoInput): Promise<string>;
}

/** Requests a fapiao of each merchant that has not issued one, with the amount of each. */
export function RequestSection({ data, request }: RequestSectionProps) {
  const t = useMessages(messages);
  const open = data.merchantOrders.filter(({ canRequest }) => canRequest);
  const isRepeated = open.some(({ fapiao }) => fapiao);
  const title = isRepeated ? t.again : t.request;
  return (
    <Box as="section" className={styles.request} aria-label={title}>
      <Text as="h2" variant="h3">
        {title}
      </Text>
      <DescriptionList
        items={open.map(({ id, merchantName, amount }) => ({
          key: id,
          name: merchantName,
          value: `${t.over} ${formatPrice(amount)}`,
        }))}
      />
      <FapiaoForm label={title} initial={createDraft(data)} submit={title} save={request} />
    </Box>
  );
}
