import { randomUUID } from 'node:crypto';
import type { Keyring } from '../../encryption/keyring.ts';
import { hashForLimits, timingSafeEqualBuffers } from '../identities/hmac.ts';

/** How long a browser is remembered after a log-in. */
export const OPERATOR_DEVICE_DAYS = 180;
/** Several operators may share a browser. */
const MAX_OPERATORS = 5;
const ID = /^[\da-f-]{36}$/;

const sign = (keyring: Keyring, email: string, id: string) =>
  hashForLimits(keyring, 'operator-device', `${email} ${id}`);

const parse = (proof: string | undefined) => {
  const [id = '', ...signatures] = proof?.split('.') ?? [];
  return ID.test(id) ? { id, signatures } : { id: undefined, signatures: [] };
};

/** The id of the browser, if the operator with this e-mail logged in with it before. */
export function readOperatorDevice(
  keyring: Keyring,
  email: string,
  proof: string | undefined,
): string | undefined {
  const { id, signatures } = parse(proof);
  if (id === undefined) return undefined;
  const expected = sign(keyring, email, id);
  const isKnown = signatures.some((text) =>
    timingSafeEqualBuffers(Buffer.from(text, 'base64url'), expected),
  );
  return isKnown ? id : undefined;
}

/** The value of the cookie after a log-in: the browser's id, signed for each operator who uses it. */
export function extendOperatorDevice(
  keyring: Keyring,
  email: string,
  proof: string | undefined,
): string {
  const { id = randomUUID(), signatures } = parse(proof);
  const own = sign(keyring, email, id).toString('base64url');
  const others = signatures.filter((text) => text !== own).slice(0, MAX_OPERATORS - 1);
  return [id, own, ...others].join('.');
}
