import type { PlatformName } from '../platform-names.ts';
import type { CustomerServicePort } from '../ports/customer-service.ts';

const open = (url: string): void => window.location.assign(url);

/** A browser hands telephone numbers and addresses to other programs of the device. */
export const createWebCustomerService = (name: PlatformName): CustomerServicePort => ({
  hasWechat: name === 'wechat',
  openWechat: ({ url }) => open(url),
  call: (phone) => open(`tel:${phone.replace(/[^\d+]/g, '')}`),
  async writeMail(address) {
    open(`mailto:${address}`);
    return 'opened';
  },
});
