import { z } from 'zod';
import { call } from '../call.ts';
import { personName } from '../entities/addresses.ts';
import { done } from '../entities/common.ts';
import { challenge, email, mobile, password, securityCode } from '../entities/credentials.ts';
import {
  externalIdentity,
  partnerCode,
  sentCode,
  session,
  sessionGrant,
  sessionInfo,
} from '../entities/sessions.ts';

const group = 'Identity';
const sessionBase = { group, caller: 'anyone', response: session } as const;

/** Logging in and out, and registering. */
export const sessions = {
  openSession: call({
    ...sessionBase,
    method: 'POST',
    path: '/api/v2/identities/sessions',
    summary: 'Starts a session: as a guest, with a token, or with the code of a mini-program',
    body: sessionGrant,
    errors: ['unauthorised'],
  }),
  getSession: call({
    group,
    method: 'GET',
    path: '/api/v2/identities/sessions',
    summary: 'The session of this call',
    caller: 'session',
    response: sessionInfo,
  }),
  closeSession: call({
    group,
    method: 'DELETE',
    path: '/api/v2/identities/sessions',
    summary: 'Ends this session, and with everywhere=YES all other sessions of the shopper',
    caller: 'session',
    query: z.object({ everywhere: z.enum(['YES', 'NO']).default('NO') }),
    response: done,
  }),
  createHandOverToken: call({
    group,
    method: 'POST',
    path: '/api/v2/identities/hand-over-tokens',
    summary:
      'A token for one more session like this one, which `openSession` takes once: the app gives it to its pages by the bridge or by their window, never in an address',
    caller: 'session',
    response: z.object({ token: z.string(), expiresInSeconds: z.int() }),
  }),
  sendSecurityCode: call({
    group,
    method: 'POST',
    path: '/api/v1/identities/mobile/security-code',
    summary: 'Sends a code to a mobile number, whether or not it is registered',
    caller: 'anyone',
    body: z.object({ mobile }),
    response: sentCode,
  }),
  verifyMobile: call({
    ...sessionBase,
    method: 'POST',
    path: '/api/v1/identities/mobile/verification',
    summary: 'Logs in with the code sent to a mobile number, and registers an unknown shopper',
    body: z.object({
      mobile,
      code: securityCode,
      challenge: challenge.optional(),
      bind: externalIdentity.optional(),
    }),
    errors: ['unauthorised', 'conflict'],
  }),
  sendEmailLoginCode: call({
    group,
    method: 'POST',
    path: '/api/v1/identities/email/security-code',
    summary: 'Sends a code to an e-mail address, whether or not it is registered',
    caller: 'anyone',
    body: z.object({ email }),
    response: sentCode,
  }),
  logInByEmail: call({
    ...sessionBase,
    method: 'POST',
    path: '/api/v1/identities/email/verification',
    summary: 'Logs in with the code sent to an e-mail address, and registers an unknown shopper',
    body: z.object({ email, code: securityCode, challenge: challenge.optional() }),
    errors: ['unauthorised'],
  }),
  logIn: call({
    ...sessionBase,
    method: 'POST',
    path: '/api/v1/sessions/ff-login',
    summary: 'Logs in with a mobile number or an e-mail address, and a password',
    body: z.object({ account: z.string().trim().min(1).max(120), password: z.string().max(128) }),
    errors: ['unauthorised'],
  }),
  logInByMessaging: call({
    ...sessionBase,
    method: 'POST',
    path: '/api/v2/sessions/messaging-oa',
    summary: 'Logs in with a code of the messaging app, and registers an unknown shopper',
    body: z.object({ code: partnerCode }),
    errors: ['unauthorised'],
  }),
  bindMessaging: call({
    group,
    method: 'POST',
    path: '/api/v1/my/identities/messaging-oa',
    summary: 'Links an account of the messaging app to the shopper',
    caller: 'shopper',
    body: z.object({ code: partnerCode }),
    response: done,
    errors: ['unauthorised', 'conflict'],
  }),
  unbindMessaging: call({
    group,
    method: 'DELETE',
    path: '/api/v1/my/identities/messaging-oa',
    summary: 'Removes the link, if the shopper can log in without it',
    caller: 'shopper',
    response: done,
    errors: ['conflict'],
  }),
  registerUser: call({
    ...sessionBase,
    method: 'POST',
    path: '/api/v1/users',
    summary: 'Registers a shopper by a mobile number and the code sent to it',
    body: z.object({
      mobile,
      code: securityCode,
      challenge: challenge.optional(),
      password: password.optional(),
      name: personName.optional(),
      email: email.optional(),
    }),
    errors: ['unauthorised', 'conflict'],
  }),
};
