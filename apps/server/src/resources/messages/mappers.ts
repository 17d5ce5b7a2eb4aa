import type { ShopperMessage } from '@vitrine/contract/admin';
import {
  isMessageTemplate,
  parseTemplateValues,
  renderTemplate,
} from '../../providers/messages/templates.ts';
import type { MessageRecord } from './operator-queries.ts';

export const toMessage = (row: MessageRecord): ShopperMessage => ({
  id: row.id,
  event: { id: row.event_id, type: row.event_type, at: row.happened_at.toISOString() },
  shopperId: row.shopper_id,
  template: row.template,
  language: row.language,
  status: row.status,
  attempts: row.attempts,
  channel: row.channel,
  dueAt: row.due_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
});

/** The text of a message; empty when its template was removed since. */
export const toText = ({ template, language, content }: MessageRecord) =>
  isMessageTemplate(template)
    ? renderTemplate(template, language, parseTemplateValues(template, content))
    : { subject: '', body: '' };
