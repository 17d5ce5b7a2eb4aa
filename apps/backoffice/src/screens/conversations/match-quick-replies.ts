import type { QuickReply } from './useQuickReplies.ts';

/** Finds the quick replies that contain every word of a search, those with a matching title first. */
export function matchQuickReplies(replies: readonly QuickReply[], search: string): QuickReply[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const contains = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const inTitle = replies.filter(({ title }) => contains(title));
  const inText = replies.filter(
    ({ title, text }) => !contains(title) && contains([title, ...Object.values(text)].join(' ')),
  );
  return [...inTitle, ...inText];
}
