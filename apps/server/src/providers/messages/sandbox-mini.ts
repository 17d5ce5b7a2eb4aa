import { sql } from 'kysely';
import type { MiniVendor } from '../mini-login/port.ts';
import { ProviderError } from '../provider-error.ts';
import type { SandboxDeps } from '../sandbox-deps.ts';
import { createCard } from './create-card.ts';
import type { TemplateDefinition } from './define-template.ts';
import type { MiniMessagesPort } from './port.ts';
import type { RegisteredTemplate, RegisteredTemplates } from './registered-templates.ts';
import { TEMPLATES } from './templates.ts';

/** The codes with which each vendor refuses a message that its user has not accepted. */
const NOT_ACCEPTED: Readonly<Record<MiniVendor, string>> = {
  minip: '43101',
  ttmp: '28014043',
  alimp: 'USER_NOT_SUBSCRIBED',
};

/** Every template that platforms show as a card, registered with the fields that we suggest. */
export const createSandboxTemplates = (): RegisteredTemplates =>
  new Map(
    Object.entries<TemplateDefinition<unknown>>(TEMPLATES).flatMap(
      ([name, { card }]): [string, RegisteredTemplate][] =>
        card ? [[name, { code: `sandbox-${name}`, names: card.fields }]] : [],
    ),
  );

/**
 * Plays a vendor: it refuses values that do not fit, and a message that its user has not accepted. An
 * accepted message is used up by one that is sent.
 */
export function sandboxMiniMessages(
  vendor: MiniVendor,
  registered: RegisteredTemplates,
  { db, now }: SandboxDeps,
): MiniMessagesPort {
  const templates = registered.size > 0 ? registered : createSandboxTemplates();

  async function useAccepted(recipient: string, code: string): Promise<void> {
    const { numUpdatedRows } = await db
      .updateTable('sandbox_accepted_messages')
      .set({ remaining: sql<number>`remaining - 1` })
      .where('channel', '=', vendor)
      .where('recipient', '=', recipient)
      .where('template_code', '=', code)
      .where('remaining', '>', 0)
      .executeTakeFirst();
    if (numUpdatedRows === 0n)
      throw new ProviderError('refused', 'The user accepted no message', NOT_ACCEPTED[vendor]);
  }

  return {
    templates,
    isNotAccepted: (code) => code === NOT_ACCEPTED[vendor],
    async sendTemplate(message) {
      const { code, fields, page } = createCard(templates, message);
      await useAccepted(message.to, code);
      const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
      await db
        .insertInto('sandbox_messages')
        .values({
          channel: vendor,
          recipient: message.to,
          body: lines.join('\n'),
          code: null,
          link: page ?? null,
          sent_at: new Date(now()),
        })
        .execute();
    },
    async noteAccepted(recipient, code) {
      await db
        .insertInto('sandbox_accepted_messages')
        .values({ channel: vendor, recipient, template_code: code, remaining: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['channel', 'recipient', 'template_code'])
            .doUpdateSet({ remaining: sql<number>`sandbox_accepted_messages.remaining + 1` }),
        )
        .execute();
    },
  };
}
