import type { ContentPreview } from '@vitrine/contract';
import { formatMessage, type Language } from '@vitrine/kit';
import { formatDateTime } from '../../../shared/dates/format-date.ts';
import type { previewMessages } from './preview-messages.ts';

type Texts = (typeof previewMessages)[Language];

/** The shopper and the time of a preview in one line. */
export function describePreview(preview: ContentPreview, t: Texts, language: Language): string {
  const { gender, benefits, country, platform, visitor, arm, at, expiresAt } = preview;
  return [
    t.preview,
    ...(gender ? [t[gender]] : []),
    ...(benefits.length > 0 ? [formatMessage(t.benefits, { codes: benefits.join(', ') })] : []),
    country,
    t.platforms[platform],
    t.visitors[visitor],
    ...(arm ? [t.armB] : []),
    at ? formatDateTime(at, language) : t.now,
    formatMessage(t.expires, { time: formatDateTime(expiresAt, language) }),
  ].join(' · ');
}
