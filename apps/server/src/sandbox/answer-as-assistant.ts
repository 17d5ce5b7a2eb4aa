import { defineRecurringJob, type JobDeps } from '../jobs/recurring-job.ts';
import type { ConversationDeps } from '../resources/conversations/deps.ts';
import { findMessages } from '../resources/conversations/queries.ts';
import {
  answerConversation,
  listWaitingConversations,
} from '../resources/conversations/service.ts';
import { ASSISTANT_MESSAGES } from './assistant-messages.ts';

/** Soon enough to be seen, and late enough to see the message wait. */
const ANSWER_AFTER_MS = 4_000;
const BATCH_SIZE = 20;

type Deps = JobDeps & ConversationDeps;
type Waiting = Awaited<ReturnType<typeof listWaitingConversations>>[number];

async function answer(deps: Deps, { id, topic, language, last_position }: Waiting) {
  const range = { after: last_position - 1, before: last_position + 1 };
  const [message] = await findMessages(deps.db, id, range);
  if (!message) return;
  const t = ASSISTANT_MESSAGES[language];
  const isFirst = last_position === 1;
  const kind = message.card_kind ?? (message.image_id ? 'image' : 'text');
  await answerConversation(deps, {
    conversationId: id,
    author: t.author,
    text: topic === 'stylist' && isFirst ? t.stylist : t[kind],
    to: last_position,
  });
}

/** Answers shoppers in the sandbox, so that a demonstration needs no one to answer. */
export const answerAsAssistant = defineRecurringJob<Deps>({
  name: 'answer-as-assistant',
  everyMs: 1_000,
  async run({ deps }) {
    if (!deps.settings.providers.sandbox) return false;
    const waiting = await listWaitingConversations(deps.db, BATCH_SIZE);
    const due = waiting.filter(
      ({ changed_at }) => changed_at.getTime() <= deps.now() - ANSWER_AFTER_MS,
    );
    for (const conversation of due) await answer(deps, conversation);
    return due.length === BATCH_SIZE;
  },
});
