/** An address of the shopper's account with the host. A part that it does not have is empty. */
export interface BookAddress {
  name: string;
  mobile: string;
  /** The divisions as the host names them. */
  province: string;
  city: string;
  district: string;
  /** The street and all below it. */
  line: string;
  zipCode: string;
}

/** The addresses that the shopper keeps with the host. */
export interface AddressBookPort {
  vendor: 'wechat' | 'douyin' | 'alipay';
  /** Lets the shopper choose an address. Resolves to null when the shopper declines, rejects when the host fails. */
  choose(): Promise<BookAddress | null>;
}
