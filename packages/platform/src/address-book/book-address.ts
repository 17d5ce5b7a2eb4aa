import type { BookAddress } from '../ports/address-book.ts';

/** An address as WeChat and Douyin return it. WeChat's script for browsers names the district otherwise. */
export interface ChosenAddress {
  userName?: string;
  telNumber?: string;
  provinceName?: string;
  cityName?: string;
  countyName?: string;
  countryName?: string;
  detailInfo?: string;
  postalCode?: string;
}

export const toBookAddress = (chosen: ChosenAddress): BookAddress => ({
  name: chosen.userName ?? '',
  mobile: chosen.telNumber ?? '',
  province: chosen.provinceName ?? '',
  city: chosen.cityName ?? '',
  district: chosen.countyName ?? chosen.countryName ?? '',
  line: chosen.detailInfo ?? '',
  zipCode: chosen.postalCode ?? '',
});

/** The shopper has closed the list, or keeps the addresses private. Hosts say so only in the text of an error. */
export const hasDeclined = (cause: unknown): boolean =>
  /cancel|deny|denied|privacy permission/i.test(
    (cause as { errMsg?: string } | undefined)?.errMsg ?? '',
  );
