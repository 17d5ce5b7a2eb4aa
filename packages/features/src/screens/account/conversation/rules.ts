import type { CardReference, ConversationMessage, ConversationTopic } from '@vitrine/contract';
import { DAY_MS, formatChinaShortDate, type Language, toChinaIsoDate } from '@vitrine/kit';

/** The parameter of the conversation that the next message goes to. */
export const NEW = 'new';

type Query = Readonly<Record<string, string>>;

export const readTopic = ({ topic }: Query): ConversationTopic =>
  topic === 'stylist' ? 'stylist' : 'service';

const CARD_KINDS = ['product', 'order', 'return'] as const;

/** What the shopper wants to ask about, from the page's query. */
export function readCardReference(query: Query): CardReference | undefined {
  const kind = CARD_KINDS.find((name) => query[name]);
  return kind && { kind, id: query[kind] ?? '' };
}

export const isSameCard = (one: CardReference | null, other: CardReference | null): boolean =>
  one?.kind === other?.kind && one?.id === other?.id;

/** Adds messages that arrived, each once and in order, however they arrive. */
export function mergeMessages(
  messages: readonly ConversationMessage[],
  arrived: readonly ConversationMessage[],
): ConversationMessage[] {
  const byPosition = new Map([...messages, ...arrived].map((one) => [one.position, one]));
  return [...byPosition.values()].sort((a, b) => a.position - b.position);
}

export interface DayOfMessages {
  readonly day: string;
  readonly messages: readonly ConversationMessage[];
}

/** Groups messages by their day in China. */
export function groupByDay(messages: readonly ConversationMessage[]): DayOfMessages[] {
  const days = new Map<string, ConversationMessage[]>();
  for (const message of messages) {
    const day = toChinaIsoDate(Date.parse(message.sentAt));
    const others = days.get(day);
    if (others) others.push(message);
    else days.set(day, [message]);
  }
  return [...days].map(([day, ofDay]) => ({ day, messages: ofDay }));
}

/** Names a day: today, yesterday, or 11.20. */
export function formatMessageDay(
  day: string,
  now: number,
  { today, yesterday }: { readonly today: string; readonly yesterday: string },
  language: Language,
): string {
  if (day === toChinaIsoDate(now)) return today;
  if (day === toChinaIsoDate(now - DAY_MS)) return yesterday;
  return formatChinaShortDate(Date.parse(day), language);
}

/** A picture may have at most as many bytes as the server takes. */
const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

export const isPictureTooLarge = (size: number): boolean => size > MAX_PICTURE_BYTES;

/** How far above the composer the end may be for the page to follow new messages. */
const FOLLOW_PX = 160;

/** Whether the end of the conversation is in view. Unmeasured positions count as in view. */
export const isEndInView = ([end, composer]: readonly (number | undefined)[]): boolean =>
  end === undefined || composer === undefined || end - composer <= FOLLOW_PX;
