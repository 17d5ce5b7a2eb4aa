import { alipayLines } from '../../alipay-gateway.ts';
import { ProviderError } from '../../provider-error.ts';
import type { PaymentNews } from '../port.ts';
import { tradeNews } from './news.ts';

interface Trusted {
  readonly appId: string;
  readonly isSigned: (text: string, signature: string) => boolean;
}

/** What is signed of a notification: unlike in a request, the kind of the signature is not. */
const signedLines = (fields: Readonly<Record<string, string>>) => {
  const { sign, sign_type, ...signed } = fields;
  return alipayLines(signed);
};

/**
 * What a notification says: a form, signed over its decoded fields. It has no age that could be checked,
 * and needs none: news counts once however often it is told.
 */
export function readTradeNotification(body: string, { appId, isSigned }: Trusted): PaymentNews {
  const fields = Object.fromEntries(new URLSearchParams(body));
  if (!isSigned(signedLines(fields), fields.sign ?? ''))
    throw new ProviderError('refused', 'Signed by somebody else', 'SIGN_ERROR');
  if (fields.app_id !== appId)
    throw new ProviderError('refused', 'Meant for another shop', 'APP_ID');
  return tradeNews(fields);
}

/** A notification as the vendor writes it. */
export const writeTradeNotification = (
  fields: Readonly<Record<string, string>>,
  signed: (text: string) => string,
): string =>
  String(new URLSearchParams({ ...fields, sign_type: 'RSA2', sign: signed(signedLines(fields)) }));
