import type { AdminRequest } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { conversationMessages } from './messages.ts';
import type { OpenConversation } from './Thread.tsx';

type Answer = AdminRequest<'answerShopper'>['body'];
export type CardReference = NonNullable<Answer['card']>;

/** Answers a conversation, unless the shopper has written since the last message that is shown. */
export function useAnswer({ id, lastPosition }: OpenConversation, onDone?: (sent: Answer) => void) {
  const texts = useMessages(conversationMessages);
  const { run, isPending } = useAction({
    run: (body: Answer, options) => api.answerShopper({ params: { id }, body }, options),
    changes: ['conversation', 'conversations'],
    doneText: texts.sent,
    onDone: (_: unknown, sent: Answer) => onDone?.(sent),
  });
  const send = (content: Pick<Answer, 'text'> | Pick<Answer, 'card'>) =>
    run({ ...content, lastPosition });
  return { send, isPending };
}
