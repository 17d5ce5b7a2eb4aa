import { useQuery } from '@tanstack/react-query';
import { Card, Flex, Statistic } from 'antd';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { useMerchants } from '../../parts/useMerchants.ts';
import { moneyMessages } from './messages.ts';

/** What the shop owes each merchant. */
export function Balances() {
  const texts = useMessages(moneyMessages);
  const format = useFormat();
  const merchants = useMerchants();
  const query = useQuery({ queryKey: ['balances'], queryFn: () => api.listMerchantBalances() });
  return (
    <QueryView query={query}>
      {(balances) => (
        <Flex gap={12} wrap>
          {balances.map(({ merchantId, currencyIsoCode, balance, unplanned }) => (
            <Card
              key={`${merchantId} ${currencyIsoCode}`}
              size="small"
              title={merchantId === null ? texts.unplaced : merchants.nameOf(merchantId)}
            >
              <Flex gap={24}>
                <Statistic title={texts.balance} value={format.price(balance, currencyIsoCode)} />
                <Statistic
                  title={texts.unplanned}
                  value={format.price(unplanned, currencyIsoCode)}
                />
              </Flex>
            </Card>
          ))}
        </Flex>
      )}
    </QueryView>
  );
}
