import type { InstalmentCount, PaymentChannel, PaymentOptions } from '@vitrine/contract';

export type PaymentBrand = 'wechat' | 'alipay' | 'douyin' | 'test' | 'transfer';

/** A way to pay that the shopper can choose here. */
export interface PaymentMethod {
  /** Remembered on the device; it names no channel, because another host has other ones. */
  readonly id: string;
  readonly brand: PaymentBrand;
  readonly channel: PaymentChannel;
  /** The months over which the payment is spread, and one instalment. */
  readonly instalments?: { readonly count: InstalmentCount; readonly amount: number };
}

const BRANDS: Readonly<Record<PaymentChannel, PaymentBrand>> = {
  'messaging-oa': 'wechat',
  minip: 'wechat',
  ttmp: 'douyin',
  alimp: 'alipay',
  'wechat-native': 'wechat',
  'wechat-h5': 'wechat',
  'wechat-app': 'wechat',
  'alipay-page': 'alipay',
  'alipay-wap': 'alipay',
  'alipay-app': 'alipay',
  test: 'test',
  transfer: 'transfer',
};

export const methodId = (channel: PaymentChannel, count: InstalmentCount | null | undefined) =>
  count ? `${BRANDS[channel]}-${count}` : BRANDS[channel];

/** What the host can open and the shop takes. Instalments come last. */
export function listPaymentMethods(
  hostChannels: readonly PaymentChannel[],
  { channels, instalments }: PaymentOptions,
): PaymentMethod[] {
  const offered = hostChannels.filter((channel) => channels.includes(channel));
  const toMethod = (channel: PaymentChannel) => ({ brand: BRANDS[channel], channel });
  return [
    ...offered.map((channel) => ({ id: methodId(channel, null), ...toMethod(channel) })),
    ...offered
      .filter((channel) => BRANDS[channel] === 'alipay')
      .flatMap((channel) =>
        instalments.map((each) => ({
          id: methodId(channel, each.count),
          ...toMethod(channel),
          instalments: each,
        })),
      ),
  ];
}

/** The brands among the methods that the shop rehearses. */
export const listRehearsedBrands = (
  methods: readonly PaymentMethod[],
  { rehearsed }: PaymentOptions,
): PaymentBrand[] => [
  ...new Set(
    methods.filter(({ channel }) => rehearsed.includes(channel)).map(({ brand }) => brand),
  ),
];

/** The wanted method, or the usual one where there is no such method. */
export const selectPaymentMethod = (
  methods: readonly PaymentMethod[],
  id: string | null,
): PaymentMethod | undefined => methods.find((method) => method.id === id) ?? methods[0];
