import type { ContentPreview } from '@vitrine/contract';
import {
  chinaClock,
  formatChinaDate,
  formatMessage,
  type Language,
  padTwoDigits,
} from '@vitrine/kit';
import type { previewMessages } from './preview-messages.ts';

type Texts = (typeof previewMessages)[Language];

function formatTime(iso: string, language: Language): string {
  const ms = Date.parse(iso);
  const { hour, minute } = chinaClock(ms);
  return `${formatChinaDate(ms, language)} ${padTwoDigits(hour)}:${padTwoDigits(minute)}`;
}

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
    at ? formatTime(at, language) : t.now,
    formatMessage(t.expires, { time: formatTime(expiresAt, language) }),
  ].join(' · ');
}
