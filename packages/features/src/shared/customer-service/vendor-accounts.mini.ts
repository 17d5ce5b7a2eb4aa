import type { MiniProgramName } from '@vitrine/platform';
import { type RawContent, readRecord, readText } from '../../shop-content.ts';

/** What a vendor needs to know of the shop's account with its customer service. */
export type VendorAccount =
  | { vendor: 'minip' }
  | { vendor: 'ttmp'; imId: string }
  | { vendor: 'alimp'; tntInstId: string; scene: string };

const readers: Record<MiniProgramName, (accounts: RawContent) => VendorAccount | undefined> = {
  minip: ({ wechat }) => (wechat === true ? { vendor: 'minip' } : undefined),
  ttmp({ douyin }) {
    const imId = readText(readRecord(douyin).imId);
    return imId ? { vendor: 'ttmp', imId } : undefined;
  },
  alimp({ alipay }) {
    const [tntInstId, scene] = [
      readText(readRecord(alipay).tntInstId),
      readText(readRecord(alipay).scene),
    ];
    return tntInstId && scene ? { vendor: 'alimp', tntInstId, scene } : undefined;
  },
};

/** The shop's account with the customer service of a vendor; undefined for a shop without one. */
export const readVendorAccount = (
  shop: RawContent,
  vendor: MiniProgramName,
): VendorAccount | undefined =>
  readers[vendor](readRecord(readRecord(shop.customerService).miniPrograms));
