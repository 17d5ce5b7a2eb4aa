import { z } from 'zod';
import { call } from '../call.ts';
import {
  boost,
  enrollment,
  invitation,
  myCampaign,
  referralSummary,
  referralToken,
  share,
} from '../entities/campaigns.ts';
import { codeId, commaList, uuid } from '../entities/common.ts';

const params = z.object({ id: codeId });

const enrolments = {
  enrol: call({
    method: 'POST',
    path: '/api/v1/campaigns/{id}/enrollments',
    group: 'Campaigns',
    summary: 'Enrols in a campaign; repeating the call changes nothing',
    caller: 'shopper',
    params,
    response: enrollment,
    errors: ['not-found', 'conflict'],
  }),
  getEnrollment: call({
    method: 'GET',
    path: '/api/v1/campaigns/{id}/enrollments',
    group: 'Campaigns',
    summary: 'Whether the shopper is enrolled',
    caller: 'shopper',
    params,
    response: enrollment,
    errors: ['not-found'],
  }),
  listEnrollments: call({
    method: 'GET',
    path: '/api/v1/campaigns/enrollments',
    group: 'Campaigns',
    summary: 'Enrolment of the shopper in several campaigns',
    caller: 'shopper',
    query: z.object({ 'campaign-ids': commaList(codeId).pipe(z.array(z.string()).min(1)) }),
    response: z.array(enrollment),
  }),
};

const sharing = {
  shareCampaign: call({
    method: 'POST',
    path: '/api/v1/campaigns/sharing',
    group: 'Campaigns',
    summary: 'Creates the share that the shopper sends to friends for boosts',
    caller: 'shopper',
    body: z.object({ campaignId: codeId }),
    response: share,
    errors: ['not-found', 'conflict'],
  }),
  boostCampaign: call({
    method: 'POST',
    path: '/api/v1/campaigns/boost',
    group: 'Campaigns',
    summary: "Boosts a friend's share, once",
    caller: 'shopper',
    body: z.object({ shareId: uuid }),
    response: boost,
    errors: ['not-found', 'conflict'],
  }),
  getMyCampaign: call({
    method: 'GET',
    path: '/api/v1/my/campaigns/{id}',
    group: 'Campaigns',
    summary: 'A campaign with the enrolment and the share of the shopper',
    caller: 'shopper',
    params,
    response: myCampaign,
    errors: ['not-found'],
  }),
};

const referrals = {
  acceptReferral: call({
    method: 'POST',
    path: '/api/v1/referrals',
    group: 'Referrals',
    summary: "Accepts a friend's invitation; only for a new shopper",
    caller: 'shopper',
    body: z.object({ token: z.string().trim().min(1).max(40) }),
    response: z.object({ rewardIds: z.array(uuid) }),
    errors: ['not-found', 'conflict'],
  }),
  getInvitation: call({
    method: 'GET',
    path: '/api/v1/referrals/invitations/{token}',
    group: 'Referrals',
    summary: 'What a friend receives who accepts an invitation that is still open',
    caller: 'anyone',
    params: z.object({ token: z.string().trim().min(1).max(40) }),
    response: invitation,
    errors: ['not-found'],
  }),
  getReferrals: call({
    method: 'GET',
    path: '/api/v1/referrals',
    group: 'Referrals',
    summary: 'The invited friends, and the rewards earned for them',
    caller: 'shopper',
    response: referralSummary,
  }),
  getReferralToken: call({
    method: 'GET',
    path: '/api/v1/referrals/tokens/current',
    group: 'Referrals',
    summary: 'The invitation that the shopper can send',
    caller: 'shopper',
    response: referralToken,
    errors: ['not-found'],
  }),
};

export const campaigns = { ...enrolments, ...sharing, ...referrals };
