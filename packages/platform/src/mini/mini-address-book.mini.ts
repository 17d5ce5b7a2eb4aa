import Taro, { chooseAddress } from '@tarojs/taro';
import { hasDeclined, toBookAddress } from '../address-book/book-address.ts';
import type { MiniProgramName } from '../platform-names.ts';
import type { AddressBookPort, BookAddress } from '../ports/address-book.ts';

/** Alipay's function, which Taro passes through and its types lack. */
interface AlipayAddresses {
  getAddress(): Promise<{ resultStatus: string | number; result: AlipayAddress | '' }>;
}

interface AlipayAddress {
  fullname?: string;
  mobilePhone?: string;
  prov?: string;
  city?: string;
  area?: string;
  /** The whole address, or only what is below the district. */
  address?: string;
}

const alipay = Taro as unknown as AlipayAddresses;

/** Alipay's code for a shopper who does not share the addresses. */
const ALIPAY_REFUSED = 4;

const removePrefix = (text: string, prefix: string): string =>
  text.startsWith(prefix) ? text.slice(prefix.length) : text;

function fromAlipay({ prov = '', city = '', area = '', address = '', ...person }: AlipayAddress) {
  const line = [prov, city, area].reduce(removePrefix, address);
  const { fullname: name = '', mobilePhone: mobile = '' } = person;
  return { name, mobile, province: prov, city, district: area, line, zipCode: '' };
}

async function chooseInAlipay(): Promise<BookAddress | null> {
  // Only an empty result shows that the shopper has closed the list.
  const { result } = await alipay.getAddress();
  return result ? fromAlipay(result) : null;
}

const chooseByName = async (): Promise<BookAddress> => toBookAddress(await chooseAddress());

const books: Record<MiniProgramName, AddressBookPort> = {
  minip: { vendor: 'wechat', choose: chooseByName },
  ttmp: { vendor: 'douyin', choose: chooseByName },
  alimp: { vendor: 'alipay', choose: chooseInAlipay },
};

const isDeclined = (cause: unknown): boolean =>
  hasDeclined(cause) || (cause as { error?: number } | undefined)?.error === ALIPAY_REFUSED;

export function createMiniAddressBook(name: MiniProgramName): AddressBookPort {
  const { vendor, choose } = books[name];
  return {
    vendor,
    choose: () =>
      choose().catch((cause: unknown) => {
        if (isDeclined(cause)) return null;
        throw new Error('The host opened no address book', { cause });
      }),
  };
}
