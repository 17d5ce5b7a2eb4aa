import type { MerchantOrder, Order, ParcelStatus } from '@vitrine/contract';
import {
  chinaClock,
  chinaDay,
  chinaShortDay,
  ENGLISH_MONTHS,
  type Language,
  last,
  twoDigits,
} from '@vitrine/kit';
import type { StatusProps } from '@vitrine/ui';

const DAY_DIGITS = 8;

/** 20261118 0427: as it is read out, the day first. */
export const numberText = (number: string): string =>
  `${number.slice(0, DAY_DIGITS)} ${number.slice(DAY_DIGITS)}`;

/** EM 8842 0913 CN: in groups that an eye can keep. */
export const trackingText = (number: string): string =>
  number
    .replace(/(\d{4})(?=\d)/g, '$1 ')
    .replace(/^([A-Z]+)/, '$1 ')
    .replace(/([A-Z]+)$/, ' $1');

const clockText = (ms: number): string => {
  const { hour, minute } = chinaClock(ms);
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
};

/** 2026.11.18 21:36, or 18 Nov 2026 21:36, in Beijing. */
export const momentText = (at: string, language: Language): string => {
  const ms = Date.parse(at);
  return `${chinaDay(ms, language)} ${clockText(ms)}`;
};

/** 11.18 21:36, or 18 Nov 21:36: the year goes without saying. */
export const shortMoment = (at: string, language: Language): string => {
  const ms = Date.parse(at);
  return `${chinaShortDay(ms, language)} ${clockText(ms)}`;
};

/** 12 月 1 日, 1 December: of a day such as 2026-12-01. */
export function dayText(date: string, language: Language): string {
  const [, month = '', day = ''] = date.split('-');
  return language === 'zh-CN'
    ? `${Number(month)} 月 ${Number(day)} 日`
    : `${Number(day)} ${ENGLISH_MONTHS[Number(month) - 1] ?? month}`;
}

type Told = Pick<Order, 'status' | 'isIdentityNeeded' | 'isHistory'>;

/** What waits for the shopper stands out; what is over does not. */
export function toneOf({ status, isIdentityNeeded, isHistory }: Told): StatusProps['tone'] {
  if (isIdentityNeeded) return 'bad';
  return status === 'cancelled' || isHistory ? 'quiet' : 'good';
}

/** Customs wait for the shopper only while a parcel is with them. */
export function parcelTone(
  { status, signedAt }: Pick<MerchantOrder, 'status' | 'signedAt'>,
  { isIdentityNeeded }: Pick<Order, 'isIdentityNeeded'>,
): StatusProps['tone'] {
  if (isIdentityNeeded && status === 'clearing') return 'bad';
  return status === 'cancelled' || signedAt ? 'quiet' : 'good';
}

/** The steps that an order takes, as shoppers count them; without customs it takes one less. */
export type Step = 'paid' | 'shipped' | 'clearing' | 'delivering' | 'signed';

const STEP_OF: Readonly<Record<Exclude<ParcelStatus, 'cancelled'>, Step>> = {
  paid: 'paid',
  accepted: 'paid',
  packed: 'paid',
  shipped: 'shipped',
  clearing: 'clearing',
  delivering: 'delivering',
  delivered: 'signed',
};

export const stepsOf = (isCleared: boolean): readonly Step[] =>
  isCleared
    ? ['paid', 'shipped', 'clearing', 'delivering', 'signed']
    : ['paid', 'shipped', 'delivering', 'signed'];

/** How many steps are behind, of an order that is under way; undefined when it goes nowhere any more. */
export function stepsDone(
  status: ParcelStatus,
  isOver: boolean,
  steps: readonly Step[],
): number | undefined {
  if (status === 'cancelled') return undefined;
  return isOver ? steps.length : Math.max(0, steps.indexOf(STEP_OF[status]));
}

/** The one parcel that waits to be signed for; of several, each has to be meant by itself. */
export function onlyToSign({
  merchantOrders,
}: Pick<Order, 'merchantOrders'>): MerchantOrder | undefined {
  const [first, ...others] = merchantOrders.filter(({ canSign }) => canSign);
  return others.length === 0 ? first : undefined;
}

/** The last day on which everything should be there; nothing once it is, or never will be. */
export function expectedDay(parcels: readonly MerchantOrder[]): string | undefined {
  const travelling = parcels.filter(
    ({ status }) => status !== 'cancelled' && status !== 'delivered',
  );
  return last(travelling.map(({ expectedTo }) => expectedTo).sort());
}
