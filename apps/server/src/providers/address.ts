import { z } from 'zod';
import { isLoopbackHost } from '../loopback.ts';

/** Requests carry keys and shoppers' data, so they stay on this machine or are encrypted. */
function isSafe(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(value);
  const isPlain = `${username}${password}${search}${hash}` === '';
  return isPlain && (protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname)));
}

/** Where a provider is asked. */
export const address = z
  .string()
  .trim()
  .refine(isSafe, 'must be an https address; http only of this machine');

/** A host without a path, because the path of each call is added to it. */
export const host = address
  .refine((value) => !URL.canParse(value) || new URL(value).pathname === '/', 'must name no path')
  .transform((value) => value.replace(/\/$/, ''));
