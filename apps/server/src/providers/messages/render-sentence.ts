import { formatMessage, type Language } from '@vitrine/kit';

/** What a text ends with before its link, which a button or a tap replaces. */
const BEFORE_LINK = /[\s：:，,]+$/;
const FULL_STOP = { 'zh-CN': '。', 'en-US': '.' } as const;
const SENTENCE_END = /[。.！!？?]$/;

/** The text of a message without its link. */
export function renderSentence(
  body: string,
  language: Language,
  values: Record<string, string>,
): string {
  const sentence = formatMessage(body, { ...values, link: '' }).replace(BEFORE_LINK, '');
  return SENTENCE_END.test(sentence) ? sentence : sentence + FULL_STOP[language];
}
