import type { ProductAlertKind } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { ColumnType, Generated } from 'kysely';
import type { BigId, BigIdOrNull, Time, TimeOrNull } from './columns.ts';

export interface ProductAlertsTable {
  id: ColumnType<string, never, never>;
  shopper_id: BigId;
  kind: ProductAlertKind;
  product_id: BigId;
  variant_id: BigIdOrNull;
  price_when_asked: BigId;
  language: Language;
  status: Generated<'waiting' | 'due' | 'sending' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  asked_at: Time;
  due_at: TimeOrNull;
  sent_at: TimeOrNull;
}

export interface AwaitedChangesTable {
  id: ColumnType<string, never, never>;
  variant_id: BigId;
}
