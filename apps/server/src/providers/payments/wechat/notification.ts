import { ProviderError } from '../../provider-error.ts';
import type { PaymentNews, RefundNews } from '../port.ts';
import { paymentNews, readEnvelope, refundNews } from './news.ts';
import { SEAL_ALGORITHM, seal, unseal } from './sealed.ts';

/** What a notification says, once its stamp was checked. */
export function openNotification(body: string, apiKey: string): PaymentNews | RefundNews {
  const { event_type, resource } = readEnvelope(body);
  if (resource.algorithm !== SEAL_ALGORITHM)
    throw new ProviderError('refused', 'Sealed in a way that is not known');
  let opened: unknown;
  try {
    opened = JSON.parse(unseal(resource, apiKey));
  } catch (cause) {
    throw new ProviderError('refused', 'The seal is broken', undefined, cause);
  }
  return event_type.startsWith('REFUND.') ? refundNews(opened) : paymentNews(opened);
}

/** A notification as the provider writes it. */
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
      algorithm: SEAL_ALGORITHM,
      ...seal(JSON.stringify(resource), apiKey, type),
    },
  });
};
