import { z } from 'zod';
import { call } from '../call.ts';
import { done } from '../entities/common.ts';
import {
  benefits,
  email,
  messagingProfile,
  personalInformation,
  preferences,
  profile,
  profileChange,
  subscription,
  tiers,
} from '../entities/identity.ts';

const base = { group: 'Shopper', caller: 'shopper' } as const;
const PREFERENCES = '/api/v1/my/preferences';
const SUBSCRIPTIONS = '/api/v1/marketing/subscriptions';
const PERSONAL = '/api/v1/my/privacy/personal-information';

/** Who a shopper is, and what the shop may do with it. */
export const shoppers = {
  getProfile: call({
    ...base,
    method: 'GET',
    path: '/api/v1/my/profile',
    summary: 'The shopper',
    response: profile,
  }),
  updateProfile: call({
    ...base,
    method: 'PATCH',
    path: '/api/v1/my/profile',
    summary: 'Changes what is named; null clears it. A new password ends all other visits',
    body: profileChange,
    response: profile,
    errors: ['conflict'],
  }),
  getMessagingProfile: call({
    ...base,
    method: 'GET',
    path: '/api/v1/messaging/profile',
    summary: 'The shopper as the messaging app knows them',
    response: messagingProfile,
  }),
  getBenefits: call({
    ...base,
    method: 'GET',
    path: '/api/v1/my/benefits',
    summary: 'Role and benefits; content may be meant for one of them',
    response: benefits,
  }),
  getTiers: call({
    ...base,
    method: 'GET',
    path: '/api/v1/my/tiers',
    summary: 'All tiers, which one the shopper has, and what is missing to the next',
    response: tiers,
  }),
  joinTiers: call({
    ...base,
    method: 'POST',
    path: '/api/v1/my/tiers',
    summary: 'Becomes a member, at the tier that was earned; again does no harm',
    response: tiers,
  }),
  getPreferences: call({
    ...base,
    method: 'GET',
    path: PREFERENCES,
    summary: 'What the shopper has decided; nothing before they were asked',
    response: preferences,
  }),
  replacePreferences: call({
    ...base,
    method: 'PUT',
    path: PREFERENCES,
    summary: 'Decides everything anew: what is not named is undecided',
    body: preferences,
    response: preferences,
  }),
  createPreferences: call({
    ...base,
    method: 'POST',
    path: PREFERENCES,
    summary: 'Decides what is named, and leaves the rest',
    body: preferences,
    response: preferences,
  }),
  getPersonalInformation: call({
    ...base,
    method: 'GET',
    path: PERSONAL,
    summary: 'Everything that the shop keeps about the shopper',
    response: personalInformation,
  }),
  erasePersonalInformation: call({
    ...base,
    method: 'DELETE',
    path: PERSONAL,
    summary: 'Forgets the shopper. Orders stay, as the law wants, without their name',
    query: z.object({ confirm: z.literal('YES') }),
    response: done,
    errors: ['conflict'],
  }),
  listSubscriptions: call({
    ...base,
    method: 'GET',
    path: SUBSCRIPTIONS,
    summary: 'The news that the shopper has decided about; of everything else they get none',
    response: z.array(subscription),
  }),
  subscribe: call({
    group: base.group,
    caller: 'session',
    method: 'POST',
    path: SUBSCRIPTIONS,
    summary: 'Wants news, or wants none any more; guests may only begin, by e-mail',
    body: subscription.extend({
      email: email.optional().meta({ description: "Needed for e-mail; else the shopper's own" }),
    }),
    response: subscription,
    errors: ['conflict'],
  }),
};
