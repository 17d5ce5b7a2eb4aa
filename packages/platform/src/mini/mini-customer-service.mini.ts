import { makePhoneCall, openCustomerServiceChat } from '@tarojs/taro';
import type { MiniProgramName } from '../platform-names.ts';
import type { CustomerServicePort } from '../ports/customer-service.ts';
import { miniClipboard } from './mini-clipboard.mini.ts';

const ignore = () => undefined;

/** Mini-programs have telephone calls, and no way to write a letter. */
export const createMiniCustomerService = (name: MiniProgramName): CustomerServicePort => ({
  hasWechat: name === 'minip',
  openWechat: ({ url, corpId }) => {
    openCustomerServiceChat({ extInfo: { url }, corpId }).catch(ignore);
  },
  call: (phone) => {
    // Rejects when the shopper declines the call.
    makePhoneCall({ phoneNumber: phone }).catch(ignore);
  },
  async writeMail(address) {
    await miniClipboard.write(address);
    return 'copied';
  },
});
