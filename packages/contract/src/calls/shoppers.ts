import { z } from 'zod';
import { call } from '../call.ts';
import { done } from '../entities/common.ts';
import { email } from '../entities/credentials.ts';
import {
  benefits,
  messagingProfile,
  personalInformation,
  preferences,
  profile,
  profileChange,
  subscription,
  tiers,
} from '../entities/shoppers.ts';

const base = { group: 'Shopper', caller: 'shopper' } as const;
const PREFERENCES = '/api/v1/my/preferences';
const SUBSCRIPTIONS = '/api/v1/marketing/subscriptions';
const PERSONAL = '/api/v1/my/privacy/personal-information';

/** The shopper's profile, benefits, preferences and personal data. */
export const shoppers = {
  getProfile: call({
    ...base,
    method: 'GET',
    path: '/api/v1/my/profile',
    summary: 'The profile of the shopper',
    response: profile,
  }),
  updateProfile: call({
    ...base,
    method: 'PATCH',
    path: '/api/v1/my/profile',
    summary: 'Changes the given fields; null clears one. A new password ends all other sessions',
    body: profileChange,
    response: profile,
    errors: ['conflict', 'forbidden'],
  }),
  getMessagingProfile: call({
    ...base,
    method: 'GET',
    path: '/api/v1/messaging/profile',
    summary: 'The profile of the shopper in the messaging app',
    response: messagingProfile,
  }),
  getBenefits: call({
    ...base,
    method: 'GET',
    path: '/api/v1/my/benefits',
    summary: 'Role and benefits, which content can be targeted at',
    response: benefits,
  }),
  getTiers: call({
    ...base,
    method: 'GET',
    path: '/api/v1/my/tiers',
    summary: 'All tiers, the tier of the shopper, and what is missing to the next',
    response: tiers,
  }),
  joinTiers: call({
    ...base,
    method: 'POST',
    path: '/api/v1/my/tiers',
    summary: 'Joins the membership at the earned tier; repeating the call changes nothing',
    response: tiers,
  }),
  getPreferences: call({
    ...base,
    method: 'GET',
    path: PREFERENCES,
    summary: 'The preferences the shopper has decided; empty before the first decision',
    response: preferences,
  }),
  replacePreferences: call({
    ...base,
    method: 'PUT',
    path: PREFERENCES,
    summary: 'Replaces all preferences; one that is not given becomes undecided',
    body: preferences,
    response: preferences,
  }),
  createPreferences: call({
    ...base,
    method: 'POST',
    path: PREFERENCES,
    summary: 'Sets the given preferences and keeps the others',
    body: preferences,
    response: preferences,
  }),
  getPersonalInformation: call({
    ...base,
    method: 'GET',
    path: PERSONAL,
    summary: 'All personal data stored about the shopper',
    response: personalInformation,
    errors: ['forbidden'],
  }),
  erasePersonalInformation: call({
    ...base,
    method: 'DELETE',
    path: PERSONAL,
    summary:
      'Erases the personal data of the shopper. Orders stay, as required by law, without a name',
    query: z.object({ confirm: z.literal('YES') }),
    response: done,
    errors: ['conflict', 'forbidden'],
  }),
  listSubscriptions: call({
    ...base,
    method: 'GET',
    path: SUBSCRIPTIONS,
    summary: 'The subscriptions the shopper has decided about; all others are off',
    response: z.array(subscription),
  }),
  subscribe: call({
    group: base.group,
    caller: 'session',
    method: 'POST',
    path: SUBSCRIPTIONS,
    summary: 'Turns a subscription on or off; guests can only turn one on, by e-mail',
    body: subscription.extend({
      email: email.optional().meta({ description: "Needed for e-mail; else the shopper's own" }),
    }),
    response: subscription,
    errors: ['conflict'],
  }),
};
