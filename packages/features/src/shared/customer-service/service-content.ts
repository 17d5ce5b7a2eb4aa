import { type RawContent, readList, readRecord, readText } from '../../shop-content.ts';

/** The ways to reach the shop that do not depend on the host. */
export type ServiceChannel = 'chat' | 'phone' | 'mail';

/** When the shop answers, in Beijing time. */
export interface ServiceHours {
  /** Days of the week; 0 is Sunday. */
  readonly days: readonly number[];
  /** Minutes after midnight. */
  readonly from: number;
  readonly to: number;
}

/** How shoppers reach the shop, from the shop's content. */
export interface ServiceContent {
  readonly channels: readonly ServiceChannel[];
  /** Absent: the shop answers at any time. */
  readonly hours?: ServiceHours | undefined;
  /** Minutes in which an answer usually comes. */
  readonly answersWithin: number;
  readonly phone: string;
  readonly mail: string;
}

const CHANNELS: readonly ServiceChannel[] = ['chat', 'phone', 'mail'];
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const DEFAULT_ANSWERS_WITHIN = 10;

const readNumber = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && value >= 0 ? value : otherwise;

/** Reads a time such as 10:30. */
function readMinutes(value: unknown): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(readText(value)) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : undefined;
}

function readHours(value: unknown): ServiceHours | undefined {
  const { days, from, to } = readRecord(value);
  const [start, end] = [readMinutes(from), readMinutes(to)];
  if (start === undefined || end === undefined || start >= end) return undefined;
  const listed = Array.isArray(days) ? days.filter((day) => EVERY_DAY.includes(day)) : [];
  return { days: listed.length > 0 ? listed : EVERY_DAY, from: start, to: end };
}

/** A channel without its number or address is not offered. */
export function readServiceContent(shop: RawContent): ServiceContent {
  const raw = readRecord(shop.customerService);
  const [phone, mail] = [readText(raw.phone), readText(raw.mail)];
  const offered = readList(
    Array.isArray(raw.channels) ? raw.channels.map((channel) => ({ channel })) : [],
    ({ channel }) => readText(channel),
  );
  const isUsable = { chat: true, phone: phone !== '', mail: mail !== '' };
  return {
    channels: CHANNELS.filter((channel) => offered.includes(channel) && isUsable[channel]),
    hours: readHours(raw.hours),
    answersWithin: readNumber(raw.answersWithin, DEFAULT_ANSWERS_WITHIN),
    phone,
    mail,
  };
}
