import { alipayLines } from '../../alipay-gateway.ts';
import { ProviderError } from '../../provider-error.ts';
import type { PaymentNotification } from '../port.ts';
import { mapTrade } from './mapper.ts';

interface Verification {
  readonly appId: string;
  readonly isSigned: (text: string, signature: string) => boolean;
}

/** The signed fields of a notification: unlike in a request, `sign_type` is not signed. */
const signedLines = (fields: Readonly<Record<string, string>>) => {
  const { sign, sign_type, ...signed } = fields;
  return alipayLines(signed);
};

/**
 * Verifies and reads a notification: a form, signed over its decoded fields. It has no timestamp, and a
 * repeated notification has no further effect.
 */
export function readTradeNotification(
  body: string,
  { appId, isSigned }: Verification,
): PaymentNotification {
  const fields = Object.fromEntries(new URLSearchParams(body));
  if (!isSigned(signedLines(fields), fields.sign ?? ''))
    throw new ProviderError('refused', 'The signature is invalid', 'SIGN_ERROR');
  if (fields.app_id !== appId)
    throw new ProviderError('refused', 'The notification is for another app', 'APP_ID');
  return mapTrade(fields);
}

/** Writes a notification in Alipay's format. */
export const writeTradeNotification = (
  fields: Readonly<Record<string, string>>,
  signed: (text: string) => string,
): string =>
  String(new URLSearchParams({ ...fields, sign_type: 'RSA2', sign: signed(signedLines(fields)) }));
