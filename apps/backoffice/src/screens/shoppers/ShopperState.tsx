import type { MaskedShopper } from '@vitrine/contract/admin';
import { Tag } from 'antd';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { shopperMessages } from './messages.ts';

/** Whether a shopper is blocked or erased. */
export function ShopperState({ blocked, erasedAt }: Pick<MaskedShopper, 'blocked' | 'erasedAt'>) {
  const texts = useMessages(shopperMessages);
  return (
    <>
      {blocked && <Tag color="red">{texts.blocked}</Tag>}
      {erasedAt && <Tag>{texts.erased}</Tag>}
    </>
  );
}
