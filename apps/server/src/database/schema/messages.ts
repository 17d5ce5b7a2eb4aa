import type { Language } from '@vitrine/kit';
import type { ColumnType, Generated } from 'kysely';
import type { MessageChannel } from '../../providers/messages/port.ts';
import type { MiniVendor } from '../../providers/mini-login/port.ts';
import type { ProviderFault } from '../../providers/provider-error.ts';
import type { BigId, Json, JsonWithDefault, Time, TimeOrNull } from './columns.ts';

type Id = ColumnType<string, never, never>;

export interface ShopEventsTable {
  id: Generated<string>;
  key: string | null;
  type: string;
  subject_id: string;
  data: JsonWithDefault<Record<string, string>>;
  merchant_ids: ColumnType<string[] | null, string[] | null | undefined, string[] | null>;
  happened_at: Time;
  distributed_at: TimeOrNull;
  priority: Generated<number>;
  attempts: Generated<number>;
  retry_at: TimeOrNull;
  failure: string | null;
  failed_at: TimeOrNull;
}

export interface ShopperMessagesTable {
  id: Id;
  event_id: string;
  shopper_id: BigId;
  template: string;
  language: Language;
  content: Json<Record<string, string>>;
  status: Generated<'waiting' | 'sending' | 'sent' | 'skipped' | 'failed'>;
  attempts: Generated<number>;
  channel: MessageChannel | null;
  due_at: TimeOrNull;
  created_at: Time;
  finished_at: TimeOrNull;
  priority: Generated<number>;
}

export interface MessageAttemptsTable {
  id: Id;
  message_id: BigId;
  channel: MessageChannel;
  started_at: Time;
  outcome: 'sent' | ProviderFault | null;
  code: string | null;
}

export interface MessagePermissionsTable {
  shopper_id: BigId;
  channel: MiniVendor;
  template_code: string;
  remaining: Generated<number>;
  refused_at: TimeOrNull;
  changed_at: Time;
}

export interface UsedMessagePermissionsTable {
  message_key: string;
  channel: MiniVendor;
  shopper_id: BigId;
  template_code: string;
  used_at: Time;
}

export interface SandboxAcceptedMessagesTable {
  channel: MiniVendor;
  recipient: string;
  template_code: string;
  remaining: number;
}
