/** The address book of each vendor, which the shopper may close. */
import type { PlatformName } from '../platforms.ts';
import type { HostState } from '../state.ts';
import { createApi } from './callbacks.ts';

type Json = Record<string, unknown>;

const createChooseAddress = (platform: PlatformName, state: HostState): Json => ({
  chooseAddress: createApi(state.clock, 'chooseAddress', () => {
    const { bookAddress, failsAddressBook, requiredPrivateInfos } = state;
    if (platform === 'weapp' && !requiredPrivateInfos.includes('chooseAddress'))
      throw new Error('the api need to be declared in the requiredPrivateInfos field in app.json');
    if (failsAddressBook) throw new Error('internal error');
    if (!bookAddress) throw new Error('cancel');
    return {
      userName: bookAddress.name,
      telNumber: bookAddress.mobile,
      provinceName: bookAddress.province,
      cityName: bookAddress.city,
      countyName: bookAddress.district,
      detailInfo: bookAddress.line,
      ...(platform === 'weapp' && { postalCode: '', nationalCode: '' }),
    };
  }),
});

/** Closing the list is a success without a result. */
const createGetAddress = (state: HostState): Json => ({
  getAddress: createApi(state.clock, 'getAddress', () => {
    const { bookAddress, failsAddressBook } = state;
    if (failsAddressBook) throw new Error('internal error');
    if (!bookAddress) return { resultStatus: 6001, result: '' };
    const { name, mobile, province, city, district, line } = bookAddress;
    const address = province + city + district + line;
    const result = { country: '中国', prov: province, city, area: district, street: '', address };
    return { resultStatus: 9000, result: { ...result, fullname: name, mobilePhone: mobile } };
  }),
});

export const addressBookApi = (platform: PlatformName, state: HostState): Json =>
  platform === 'alipay' ? createGetAddress(state) : createChooseAddress(platform, state);
