import type { Handlers } from '@vitrine/contract';
import type { ShopMessage, shopMessageCalls } from '@vitrine/contract/admin';
import { LANGUAGES, type Language } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import { acquireAdvisoryLock } from '../../database/advisory-lock.ts';
import type { Database } from '../../database/schema.ts';
import { ApiProblem, type FieldError } from '../../http/api-problem.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { changeRow, removeRow } from '../records/change-rows.ts';
import { findOverrideFault } from './check-override.ts';
import { DEFAULT_MESSAGES, type DefaultMessage } from './default-messages.ts';
import { FORMER_KEYS } from './former-keys.ts';
import { messageProblem, OVERRIDE_FAULTS } from './problems.ts';
import { findOverrides, findStoredTexts, type StoredMessages, writeOverride } from './queries.ts';

type Texts = Readonly<Record<Language, string | null>>;

/** The screens that are worth telling: a message of more is shown all over the shop. */
const MAX_SCREENS = 6;

const inEachLanguage = <T>(read: (language: Language) => T): Record<Language, T> => ({
  'zh-CN': read('zh-CN'),
  'en-US': read('en-US'),
});

const NO_TEXTS = inEachLanguage(() => null);

const toShopMessage = (
  { key, area, text, screens }: DefaultMessage,
  { byLanguage, version }: StoredMessages,
): ShopMessage => ({
  key,
  area,
  screens: screens.length > MAX_SCREENS ? [] : [...screens],
  original: text,
  override: inEachLanguage((language) => byLanguage[language].shown[key] ?? null),
  version,
});

const matches = (message: ShopMessage, search: string): boolean =>
  [
    message.key,
    ...LANGUAGES.flatMap((each) => [message.original[each], message.override[each] ?? '']),
  ]
    .join('\n')
    .toLowerCase()
    .includes(search.toLowerCase());

const isChanged = ({ override }: ShopMessage) => LANGUAGES.some((each) => override[each] !== null);

const findFormerKeys = (key: string): string[] =>
  Object.keys(FORMER_KEYS).filter((former) => FORMER_KEYS[former] === key);

/** Says what is wrong with the texts, each in its field. */
function requireSoundTexts({ text }: DefaultMessage, texts: Texts, language: Language): void {
  const fields = LANGUAGES.flatMap((each): FieldError[] => {
    const written = texts[each];
    const fault = written === null ? undefined : findOverrideFault(text[each], written);
    return fault ? [{ path: `texts.${each}`, message: OVERRIDE_FAULTS[language][fault] }] : [];
  });
  if (fields.length > 0) throw messageProblem('override-refused', language, { fields });
}

/** A text that says the same as the default is no override. */
const dropDefaults = ({ text }: DefaultMessage, texts: Texts): Texts =>
  inEachLanguage((language) => (texts[language] === text[language] ? null : texts[language]));

/** What the merchant says in place of the messages of the shop. */
export const shopMessageHandlers = ({
  db,
}: {
  db: Kysely<Database>;
}): Handlers<typeof shopMessageCalls, HandlerContexts> => ({
  async listShopMessages({ query: { search, area, changed, cursor, size } }) {
    const stored = await findOverrides(db);
    const found = [...DEFAULT_MESSAGES.values()]
      .filter((message) => !area || message.area === area)
      .map((message) => toShopMessage(message, stored))
      .filter(
        (message) => (!search || matches(message, search)) && (!changed || isChanged(message)),
      );
    const start = cursor ? found.findIndex(({ key }) => key === cursor) + 1 : 0;
    const items = found.slice(start, start + size);
    const isLast = start + size >= found.length;
    return { items, nextCursor: isLast ? null : (items.at(-1)?.key ?? null) };
  },

  async listBrokenShopMessages(_, { language }) {
    const { byLanguage } = await findOverrides(db);
    return LANGUAGES.flatMap((each) => byLanguage[each].broken).map(({ fault, ...broken }) => ({
      ...broken,
      reason: OVERRIDE_FAULTS[language][fault],
    }));
  },

  updateShopMessage({ params: { key }, body }, context) {
    const message = DEFAULT_MESSAGES.get(key);
    if (!message) throw new ApiProblem('not-found');
    requireSoundTexts(message, body.texts, context.language);
    const texts = dropDefaults(message, body.texts);
    return changeRow(db, context, {
      target: { type: 'shop-message', id: key },
      async lock(trx) {
        await acquireAdvisoryLock(trx, 'shop-messages');
        return toShopMessage(message, await findOverrides(trx));
      },
      async write(trx, { version }) {
        await writeOverride(trx, [key, ...findFormerKeys(key)], texts, version + 1);
        return toShopMessage(message, await findOverrides(trx));
      },
    });
  },

  resetShopMessage: ({ params: { key } }, context) =>
    removeRow(db, context, {
      target: { type: 'shop-message', id: key },
      async lock(trx) {
        await acquireAdvisoryLock(trx, 'shop-messages');
        return findStoredTexts(trx, key);
      },
      async remove(trx) {
        const { version } = await findOverrides(trx);
        await writeOverride(trx, [key, ...findFormerKeys(key)], NO_TEXTS, version + 1);
      },
    }),
});
