import { z } from 'zod';
import { call } from '../call.ts';
import {
  boost,
  enrollment,
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
    summary: 'Takes part in a campaign; doing so again changes nothing',
    caller: 'shopper',
    params,
    response: enrollment,
    errors: ['not-found', 'conflict'],
  }),
  getEnrollment: call({
    method: 'GET',
    path: '/api/v1/campaigns/{id}/enrollments',
    group: 'Campaigns',
    summary: 'Whether this shopper takes part',
    caller: 'shopper',
    params,
    response: enrollment,
    errors: ['not-found'],
  }),
  listEnrollments: call({
    method: 'GET',
    path: '/api/v1/campaigns/enrollments',
    group: 'Campaigns',
    summary: 'In which of several campaigns this shopper takes part',
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
    summary: 'What this shopper sends to friends for their help',
    caller: 'shopper',
    body: z.object({ campaignId: codeId }),
    response: share,
    errors: ['not-found', 'conflict'],
  }),
  boostCampaign: call({
    method: 'POST',
    path: '/api/v1/campaigns/boost',
    group: 'Campaigns',
    summary: "Helps a friend's share along, once",
    caller: 'shopper',
    body: z.object({ shareId: uuid }),
    response: boost,
    errors: ['not-found', 'conflict'],
  }),
  getMyCampaign: call({
    method: 'GET',
    path: '/api/v1/my/campaigns/{id}',
    group: 'Campaigns',
    summary: 'A campaign as it stands for this shopper',
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
    summary: "Accepts a friend's invitation, as a new shopper",
    caller: 'shopper',
    body: z.object({ token: z.string().trim().min(1).max(40) }),
    response: z.object({ rewardIds: z.array(uuid) }),
    errors: ['not-found', 'conflict'],
  }),
  getReferrals: call({
    method: 'GET',
    path: '/api/v1/referrals',
    group: 'Referrals',
    summary: 'The friends this shopper has invited, and what it brought',
    caller: 'shopper',
    response: referralSummary,
  }),
  getReferralToken: call({
    method: 'GET',
    path: '/api/v1/referrals/tokens/current',
    group: 'Referrals',
    summary: 'The invitation this shopper can send',
    caller: 'shopper',
    response: referralToken,
    errors: ['not-found'],
  }),
};

export const campaigns = { ...enrolments, ...sharing, ...referrals };
