import type { MaskedShopper } from '@vitrine/contract/admin';
import { Tag } from 'antd';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { shopperMessages } from './messages.ts';

/** Whether a shopper is blocked or erased, or tries out the shop. */
export function ShopperState({
  blocked,
  erasedAt,
  isTester,
}: Pick<MaskedShopper, 'blocked' | 'erasedAt' | 'isTester'>) {
  const texts = useMessages(shopperMessages);
  return (
    <>
      {blocked && <Tag color="red">{texts.blocked}</Tag>}
      {isTester && <Tag color="purple">{texts.tester}</Tag>}
      {erasedAt && <Tag>{texts.erased}</Tag>}
    </>
  );
}
