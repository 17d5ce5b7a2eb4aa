import type { Handlers } from '@vitrine/contract';
import type { pageCalls } from '@vitrine/contract/admin';
import { href } from '@vitrine/platform/urls';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { choosePreviewed } from '../contents/preview-page.ts';
import { storePreview } from '../contents/preview-rows.ts';
import { changePage } from './change-page.ts';
import type { AdminPageDeps } from './deps.ts';
import { findDraft } from './draft-rows.ts';
import { findSave } from './draft-saves.ts';

type PreviewCalls = Pick<typeof pageCalls, 'createPreviewLink'>;

export const previewHandlers = (deps: AdminPageDeps): Handlers<PreviewCalls, HandlerContexts> => ({
  createPreviewLink: ({ params: { id }, body }, context) =>
    changePage(deps, context, { id, body }, async (trx) => {
      const { publicUrl, port, providers } = deps.settings;
      const { hours, saveVersion, ...claims } = body;
      const draft = await findDraft(trx, id);
      if (saveVersion !== null) await findSave(trx, id, saveVersion);
      const now = deps.now();
      const preview = await storePreview(
        trx,
        { draftId: id, saveVersion, claims, operator: context.operator },
        { now, hours, key: providers.tokenKeys[0] },
      );
      const expiresAt = preview.expiresAt.toISOString();
      // The token is left out of the record, because it opens the preview.
      await context.recordAudit(trx, {
        target: { type: 'page-draft', id },
        after: { previewId: preview.id, page: draft.code, saveVersion, ...claims, expiresAt },
      });
      const { platform } = claims;
      const query = { env: preview.token, ...(platform !== 'web' && { platform }) };
      const path = href({ route: 'content', params: { id: draft.code }, query }, draft.language);
      const origin = publicUrl ?? `http://localhost:${port}`;
      const chosen = await choosePreviewed(trx, draft, claims, now);
      return {
        url: origin.replace(/\/$/, '') + path,
        expiresAt,
        showsDraft: chosen === 'draft',
      };
    }),
});
