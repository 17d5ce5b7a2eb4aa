import type { Handlers, RequestParts } from '@vitrine/contract';
import type { pageTemplateCalls } from '@vitrine/contract/admin';
import { LANGUAGES } from '@vitrine/kit';
import { currentPageVersion } from '@vitrine/modules/schemas';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import { changePage } from '../admin-pages/change-page.ts';
import type { AdminPageDeps } from '../admin-pages/deps.ts';
import { findDraftSummaries } from '../admin-pages/draft-rows.ts';
import { insertDraft } from '../admin-pages/insert-draft.ts';
import { findPage } from '../admin-pages/page-rows.ts';
import { toStoredText } from '../admin-products/texts.ts';
import { findPicture } from '../built-in-templates/find-picture.ts';
import { SPACE } from '../contents/spaces.ts';
import { collectContents } from './collect-contents.ts';
import { problem } from './problems.ts';
import {
  findBuiltIn,
  findTemplateContents,
  findTemplates,
  lockTemplate,
  toTemplate,
} from './template-rows.ts';

type NewTemplate = RequestParts<(typeof pageTemplateCalls)['createPageTemplate']>['body'];

/** Keeps the list short enough to be looked through. */
const MAX_TEMPLATES = 200;

const toTextColumns = ({ name, description }: Pick<NewTemplate, 'name' | 'description'>) => ({
  name: JSON.stringify(toStoredText(name)),
  description: description && JSON.stringify(toStoredText(description)),
});

function requireStored(id: string, { language }: OperatorContext): void {
  if (findBuiltIn(id)) throw problem('template-built-in', language);
}

/** Operators save pages as templates, and begin new pages with them. */
export function pageTemplateHandlers(
  deps: AdminPageDeps,
): Handlers<typeof pageTemplateCalls, HandlerContexts> {
  const { db, now } = deps;
  const target = (id: string) => ({ type: 'page-template', id });

  async function requireSpace(trx: Transaction<Database>, { language }: OperatorContext) {
    const { count } = await trx
      .selectFrom('content_templates')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= MAX_TEMPLATES)
      throw problem('templates-full', language, { values: { count: MAX_TEMPLATES } });
  }

  return {
    async listPageTemplates() {
      return { items: await findTemplates(db) };
    },
    createPageTemplate: ({ body }, context) =>
      changePage(deps, context, body, async (trx) => {
        await requireSpace(trx, context);
        const { draftId, hasOtherLanguage, pictureKey } = body;
        const { first, contents } = await collectContents(trx, draftId, hasOtherLanguage);
        const row = await trx
          .insertInto('content_templates')
          .values({
            ...toTextColumns(body),
            picture_key: pictureKey === undefined ? findPicture(first.entries) : pictureKey,
            shape_version: currentPageVersion(),
            contents: JSON.stringify(contents),
            saved_by: context.operator.name,
            saved_at: new Date(now()),
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        const after = toTemplate(row);
        await context.recordAudit(trx, { target: target(row.id), after });
        return after;
      }),
    updatePageTemplate: ({ params: { id }, body }, context) =>
      changePage(deps, context, { id, body }, async (trx) => {
        requireStored(id, context);
        const before = await lockTemplate(trx, id);
        context.checkVersion(before.version);
        const row = await trx
          .updateTable('content_templates')
          .set({
            ...toTextColumns(body),
            picture_key: body.pictureKey,
            version: before.version + 1,
          })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
        const after = toTemplate(row);
        await context.recordAudit(trx, { target: target(id), before: toTemplate(before), after });
        return after;
      }),
    deletePageTemplate: ({ params: { id } }, context) =>
      changePage(deps, context, { id }, async (trx) => {
        requireStored(id, context);
        const before = await lockTemplate(trx, id);
        context.checkVersion(before.version);
        await trx.deleteFrom('content_templates').where('id', '=', id).execute();
        await context.recordAudit(trx, { target: target(id), before: toTemplate(before) });
        return { done: true as const };
      }),
    createPageFromTemplate: ({ params: { id }, body: { code, name } }, context) =>
      changePage(deps, context, { id, code, name }, async (trx) => {
        const contents = await findTemplateContents(trx, id, now());
        const page = { space: SPACE, code, name, created_at: new Date(now()) };
        await trx.insertInto('content_pages').values(page).execute();
        const save = { operator: context.operator, note: '', at: now() };
        for (const language of LANGUAGES) {
          const content = contents[language];
          if (!content) continue;
          const title = content.title || name;
          await insertDraft(trx, { code, language }, { ...content, title }, save);
        }
        const drafts = await findDraftSummaries(trx, code);
        const after = { ...(await findPage(trx, code, now())), drafts };
        await context.recordAudit(trx, {
          target: { type: 'page', id: code },
          after: { ...after, template: id },
        });
        return after;
      }),
  };
}
