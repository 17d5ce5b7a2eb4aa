import type { Handlers } from '@vitrine/contract';
import type { pageCalls, pageReviewCalls } from '@vitrine/contract/admin';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { commentHandlers } from './comment-routes.ts';
import type { AdminPageDeps } from './deps.ts';
import { draftHandlers } from './draft-routes.ts';
import { pageHandlers } from './page-routes.ts';
import { previewHandlers } from './preview-routes.ts';
import { publicationHandlers } from './publication-routes.ts';
import { reviewHandlers } from './review-routes.ts';

export const adminPageHandlers = (
  deps: AdminPageDeps,
): Handlers<typeof pageCalls & typeof pageReviewCalls, HandlerContexts> => ({
  ...pageHandlers(deps),
  ...draftHandlers(deps),
  ...previewHandlers(deps),
  ...publicationHandlers(deps),
  ...reviewHandlers(deps),
  ...commentHandlers(deps),
});
