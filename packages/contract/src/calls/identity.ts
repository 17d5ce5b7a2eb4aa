import { z } from 'zod';
import { call } from '../call.ts';
import { personName } from '../entities/addresses.ts';
import { done } from '../entities/common.ts';
import {
  binding,
  email,
  mobile,
  partnerCode,
  password,
  securityCode,
  session,
  sessionGrant,
  visit,
} from '../entities/identity.ts';

const group = 'Identity';
const open = { group, caller: 'anyone', response: session } as const;

/** How visits begin and end. */
export const identity = {
  openSession: call({
    ...open,
    method: 'POST',
    path: '/api/v2/identities/sessions',
    summary: 'Begins a visit: as a guest, for a token, or with the code of a mini-program',
    body: sessionGrant,
    errors: ['unauthorised'],
  }),
  getSession: call({
    group,
    method: 'GET',
    path: '/api/v2/identities/sessions',
    summary: 'The visit that this call belongs to',
    caller: 'session',
    response: visit,
  }),
  closeSession: call({
    group,
    method: 'DELETE',
    path: '/api/v2/identities/sessions',
    summary: 'Ends this visit, and with everywhere=YES all other visits of the shopper',
    caller: 'session',
    query: z.object({ everywhere: z.enum(['YES', 'NO']).default('NO') }),
    response: done,
  }),
  sendSecurityCode: call({
    group,
    method: 'POST',
    path: '/api/v1/identities/mobile/security-code',
    summary: 'Sends a code to a mobile, whether or not anybody is known by it',
    caller: 'anyone',
    body: z.object({ mobile }),
    response: z.object({ expiresInSeconds: z.int(), resendAfterSeconds: z.int() }),
  }),
  verifyMobile: call({
    ...open,
    method: 'POST',
    path: '/api/v1/identities/mobile/verification',
    summary: 'Signs in with the code that a mobile got, and registers whom nobody knows',
    body: z.object({ mobile, code: securityCode, bind: binding.optional() }),
    errors: ['unauthorised', 'conflict'],
  }),
  logIn: call({
    ...open,
    method: 'POST',
    path: '/api/v1/sessions/ff-login',
    summary: 'Signs in with a mobile or an e-mail address, and a password',
    body: z.object({ account: z.string().trim().min(1).max(120), password: z.string().max(128) }),
    errors: ['unauthorised'],
  }),
  logInByMessaging: call({
    ...open,
    method: 'POST',
    path: '/api/v2/sessions/messaging-oa',
    summary: 'Signs in with a code of the messaging app, and registers whom nobody knows',
    body: z.object({ code: partnerCode }),
    errors: ['unauthorised'],
  }),
  bindMessaging: call({
    group,
    method: 'POST',
    path: '/api/v1/my/identities/messaging-oa',
    summary: 'Ties the account in the messaging app to the shopper',
    caller: 'shopper',
    body: z.object({ code: partnerCode }),
    response: done,
    errors: ['unauthorised', 'conflict'],
  }),
  unbindMessaging: call({
    group,
    method: 'DELETE',
    path: '/api/v1/my/identities/messaging-oa',
    summary: 'Unties it, if there is another way to sign in',
    caller: 'shopper',
    response: done,
    errors: ['conflict'],
  }),
  registerUser: call({
    ...open,
    method: 'POST',
    path: '/api/v1/users',
    summary: 'Registers a shopper by the mobile that got a code',
    body: z.object({
      mobile,
      code: securityCode,
      password: password.optional(),
      name: personName.optional(),
      email: email.optional(),
    }),
    errors: ['unauthorised', 'conflict'],
  }),
};
