import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../../json/parse-json.ts';
import { ProviderError } from '../provider-error.ts';
import type { CarrierNotification, CarrierState } from './port.ts';

const MAX_ENTRIES = 300;
const MAX_CONTENT = 500;

const entry = z.object({
  context: z.string().transform((text) => text.slice(0, MAX_CONTENT)),
  /** Beijing time: `2026-11-25 10:00:00`. */
  ftime: z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
  statusCode: z.coerce.string().optional(),
});

const notification = z.object({
  lastResult: z.object({
    com: z.string().max(40),
    nu: z.string().max(40),
    state: z.coerce.string(),
    data: z.array(entry).max(MAX_ENTRIES),
  }),
});

/** The signature of a notification: the MD5 of its content and the salt that the subscription named. */
export const signParam = (param: string, salt: string): string =>
  createHash('md5')
    .update(param + salt)
    .digest('hex')
    .toUpperCase();

/** The basic states of Kuaidi100; a finer one begins with the basic one: 501 is a kind of 5. */
const STATES: ReadonlyMap<string, CarrierState> = new Map([
  ['3', 'delivered'],
  ['5', 'out-for-delivery'],
  ['2', 'problem'],
  ['4', 'problem'],
  ['6', 'problem'],
  ['14', 'problem'],
  ['8', 'clearing'],
  ['10', 'clearing'],
  ['11', 'clearing'],
  ['12', 'cleared'],
  ['13', 'customs-problem'],
]);

function toState(code: string): CarrierState {
  const known = STATES.get(code);
  if (known) return known;
  return (code.length === 3 && STATES.get(code.slice(0, 1))) || 'moving';
}

const refused = (message: string) => new ProviderError('refused', message);

function verify(param: string, sign: string, salt: string): void {
  const expected = Buffer.from(signParam(param, salt));
  const given = Buffer.from(sign.toUpperCase());
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw refused('The signature of the carrier notification is wrong');
}

function readJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    throw refused('The carrier notification is no JSON');
  }
}

/** Reads the form that Kuaidi100 posts. An entry without its own state has that of the parcel. */
export function readKuaidi100Notification(body: string, salt: string): CarrierNotification {
  const form = new URLSearchParams(body);
  const param = form.get('param') ?? '';
  verify(param, form.get('sign') ?? '', salt);
  const { data, error } = notification.safeParse(readJson(param));
  if (!data)
    throw new ProviderError('refused', 'The carrier notification is invalid', 'shape', error);
  const { com, nu, state, data: rows } = data.lastResult;
  const entries = rows
    .map(({ ftime, context, statusCode }, index) => ({
      at: new Date(`${ftime.replace(' ', 'T')}+08:00`),
      content: context,
      // The newest entry comes first, and the state is that of the newest.
      state: toState(statusCode ?? (index === 0 ? state : '0')),
    }))
    .filter(({ at }) => !Number.isNaN(at.getTime()));
  return { carrier: com, trackingNumber: nu.toUpperCase(), entries };
}
