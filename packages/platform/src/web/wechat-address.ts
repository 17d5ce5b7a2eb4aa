import { type ChosenAddress, hasDeclined, toBookAddress } from '../address-book/book-address.ts';
import type { BookAddress } from '../ports/address-book.ts';

/** The function of the messaging app's own script that opens the shopper's addresses. */
export interface WechatAddresses {
  openAddress(listener: {
    success(chosen: ChosenAddress): void;
    cancel(): void;
    fail(cause: unknown): void;
  }): void;
}

/** Lets the shopper choose an address of the messaging app. */
export const chooseWechatAddress = (sdk: WechatAddresses): Promise<BookAddress | null> =>
  new Promise((resolve, reject) => {
    sdk.openAddress({
      success: (chosen) => resolve(toBookAddress(chosen)),
      cancel: () => resolve(null),
      fail(cause) {
        if (hasDeclined(cause)) resolve(null);
        else reject(new Error('The messaging app opened no address book', { cause }));
      },
    });
  });
