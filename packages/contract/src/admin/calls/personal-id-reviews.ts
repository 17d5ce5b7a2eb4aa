import { z } from 'zod';
import { call } from '../../call.ts';
import { uuid } from '../../entities/common.ts';
import { pageOf } from '../entities/page.ts';
import {
  personalIdDecision,
  personalIdReview,
  personalIdReviewQuery,
  revealedPersonalId,
  revealReason,
} from '../entities/personal-id-reviews.ts';

const base = { group: 'Personal IDs', caller: 'operator', scope: 'shop' } as const;
const path = '/admin/api/v1/personal-ids/{id}';
const params = z.object({ id: uuid });

/** People check the personal IDs of which the register says nothing. */
export const personalIdReviews = {
  listPersonalIdReviews: call({
    ...base,
    permission: 'shoppers:read',
    method: 'GET',
    path: '/admin/api/v1/personal-ids',
    summary: 'Personal IDs by status, masked, the one that waits longest first',
    label: ['查看待审身份证件', 'List personal IDs to review'],
    query: personalIdReviewQuery,
    response: pageOf(personalIdReview),
  }),
  revealPersonalId: call({
    ...base,
    permission: 'shoppers:unmask',
    method: 'POST',
    path: `${path}/reveal`,
    summary: 'Name, number and photos side by side; the reading and its reason are recorded',
    label: ['查看身份证件', 'Show a personal ID'],
    params,
    body: z.object({ reason: revealReason }),
    response: revealedPersonalId,
    errors: ['not-found', 'forbidden'],
  }),
  decidePersonalId: call({
    ...base,
    permission: 'shoppers:unmask',
    method: 'POST',
    path: `${path}/decision`,
    summary: 'Approves or rejects a personal ID as it was when it was revealed',
    label: ['审核身份证件', 'Decide about a personal ID'],
    params,
    body: personalIdDecision,
    response: personalIdReview,
    errors: ['not-found', 'forbidden', 'precondition-failed'],
  }),
};
