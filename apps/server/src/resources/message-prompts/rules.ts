import type { MessagePrompt, PromptMoment } from '@vitrine/contract';
import { DAY_MS, type Language } from '@vitrine/kit';
import {
  getRegisteredTemplate,
  type RegisteredTemplates,
} from '../../providers/messages/registered-templates.ts';
import type { MessageTemplate } from '../../providers/messages/templates.ts';

/** Every vendor refuses a prompt for more templates. */
const MAX_TEMPLATES = 3;
/** How long the shop does not ask again after a refusal. */
const PAUSE_MS = 30 * DAY_MS;
/** A shopper who accepted this many messages of a template is not asked for more. */
const ENOUGH = 5;

/** What is worth asking for at each moment, the most important first. */
const MOMENTS: Readonly<Record<PromptMoment, readonly MessageTemplate[]>> = {
  // The payment itself is on the screen, so its message needs no prompt.
  order: ['order-identity-needed', 'order-shipped', 'order-delivered', 'order-refunded'],
  'back-in-stock': ['back-in-stock'],
  'price-drop': ['price-drop'],
  coupon: ['coupon-ending'],
};

export interface SavedPermission {
  readonly templateCode: string;
  readonly remaining: number;
  readonly refusedAt: number | undefined;
}

const mayAsk = (saved: SavedPermission | undefined, now: number): boolean =>
  !saved ||
  (saved.remaining < ENOUGH &&
    (saved.refusedAt === undefined || now - saved.refusedAt >= PAUSE_MS));

/** Lists what a mini-program may ask for, without what the shopper refused lately or has enough of. */
export function listPrompts(
  templates: RegisteredTemplates,
  language: Language,
  saved: readonly SavedPermission[],
  now: number,
): MessagePrompt[] {
  const byCode = new Map(saved.map((permission) => [permission.templateCode, permission]));
  return Object.entries(MOMENTS).flatMap(([moment, names]) => {
    const templateCodes = names
      .flatMap((name) => getRegisteredTemplate(templates, name, language)?.code ?? [])
      .filter((code) => mayAsk(byCode.get(code), now))
      .slice(0, MAX_TEMPLATES);
    return templateCodes.length > 0 ? [{ moment: moment as PromptMoment, templateCodes }] : [];
  });
}
