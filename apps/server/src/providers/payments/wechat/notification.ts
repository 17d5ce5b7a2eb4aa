import { ProviderError } from '../../provider-error.ts';
import type { PaymentNotification, RefundNotification } from '../port.ts';
import { ALGORITHM, decrypt, encrypt } from './encryption.ts';
import { mapRefund, mapTransaction, readEnvelope } from './mapper.ts';

/** Decrypts and reads a notification whose signature has been verified. */
export function readNotification(
  body: string,
  apiKey: string,
): PaymentNotification | RefundNotification {
  const { event_type, resource } = readEnvelope(body);
  if (resource.algorithm !== ALGORITHM)
    throw new ProviderError('refused', 'The encryption algorithm is unknown');
  let content: unknown;
  try {
    content = JSON.parse(decrypt(resource, apiKey));
  } catch (cause) {
    throw new ProviderError('refused', 'The notification cannot be decrypted', undefined, cause);
  }
  return event_type.startsWith('REFUND.') ? mapRefund(content) : mapTransaction(content);
}

/** Writes a notification in WeChat Pay's format. */
export const writeNotification = (
  { id, eventType, resource }: { id: string; eventType: string; resource: object },
  apiKey: string,
  now: number,
): string => {
  const type = eventType.startsWith('REFUND.') ? 'refund' : 'transaction';
  return JSON.stringify({
    id,
    create_time: new Date(now).toISOString(),
    event_type: eventType,
    resource_type: 'encrypt-resource',
    resource: {
      original_type: type,
      algorithm: ALGORITHM,
      ...encrypt(JSON.stringify(resource), apiKey, type),
    },
  });
};
