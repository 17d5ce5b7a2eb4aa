import type { Handlers, messagePrompts } from '@vitrine/contract';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { savePermission } from '../../notifications/message-permissions.ts';
import type { MessagePromptDeps } from './deps.ts';
import { problem } from './problems.ts';
import { findMiniUser, findPermissions } from './queries.ts';
import { listPrompts } from './rules.ts';

/** The messages that a shopper accepts one by one in a mini-program. */
export const messagePromptHandlers = ({
  db,
  providers,
  now,
}: MessagePromptDeps): Handlers<typeof messagePrompts, HandlerContexts> => ({
  async listMessagePrompts({ query: { vendor } }, { shopperId, language }) {
    const { templates } = providers.messages[vendor];
    // The vendor delivers only to users whom the shop knows by its log-in.
    if (templates.size === 0 || !(await findMiniUser(db, shopperId, vendor)))
      return { prompts: [] };
    const saved = await findPermissions(db, shopperId, vendor);
    return { prompts: listPrompts(templates, language, saved, now()) };
  },

  async saveMessagePermissions({ body: { vendor, answers } }, { shopperId, language }) {
    const port = providers.messages[vendor];
    const codes = new Set([...port.templates.values()].map(({ code }) => code));
    if (answers.some(({ templateCode }) => !codes.has(templateCode)))
      throw problem('unknown-message-template', language);
    const user = await findMiniUser(db, shopperId, vendor);
    for (const answer of answers) {
      const isSaved = await savePermission(db, { shopperId, channel: vendor }, answer, now());
      if (isSaved && user) await port.noteAccepted?.(user.subject, answer.templateCode);
    }
    return { done: true };
  },
});
