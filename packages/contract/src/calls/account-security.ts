import { z } from 'zod';
import { call } from '../call.ts';
import { done, numericId } from '../entities/common.ts';
import { challenge, mobile, securityCode } from '../entities/credentials.ts';
import { partnerCode, sentCode, sessionEntry } from '../entities/sessions.ts';

const base = { group: 'Identity', caller: 'shopper' } as const;
const SESSIONS = '/api/v1/my/sessions';
const EMAIL = '/api/v1/my/email-verification';
const MOBILE = '/api/v1/my/mobile';
const VERIFICATION = '/api/v1/my/verification';

/** The sessions of a shopper, and the proof that sensitive changes need. */
export const accountSecurity = {
  listSessions: call({
    ...base,
    method: 'GET',
    path: SESSIONS,
    summary: 'The open sessions of the shopper, the one used last first',
    response: z.array(sessionEntry),
  }),
  endSession: call({
    ...base,
    method: 'DELETE',
    path: `${SESSIONS}/{id}`,
    summary: 'Ends one session of the shopper',
    params: z.object({ id: numericId }),
    response: done,
    errors: ['not-found'],
  }),
  endOtherSessions: call({
    ...base,
    method: 'DELETE',
    path: SESSIONS,
    summary: 'Ends all sessions of the shopper except this one',
    response: done,
  }),
  sendVerificationCode: call({
    ...base,
    method: 'POST',
    path: `${VERIFICATION}/security-code`,
    summary: 'Sends a code to the mobile of the shopper',
    response: sentCode,
    errors: ['forbidden'],
  }),
  verifyShopper: call({
    ...base,
    method: 'POST',
    path: VERIFICATION,
    summary: 'Proves by a code who the shopper is, which sensitive changes need for some minutes',
    body: z.object({ code: securityCode, challenge }),
    response: done,
    errors: ['unauthorised', 'forbidden'],
  }),
  sendEmailCode: call({
    ...base,
    method: 'POST',
    path: `${EMAIL}/security-code`,
    summary: 'Sends a code to the e-mail address of the profile',
    response: sentCode,
    errors: ['conflict'],
  }),
  confirmEmail: call({
    ...base,
    method: 'POST',
    path: EMAIL,
    summary: 'Proves by a code that the e-mail address of the profile is the shopper’s',
    body: z.object({ code: securityCode, challenge }),
    response: done,
    errors: ['unauthorised', 'conflict'],
  }),
  sendMobileCode: call({
    ...base,
    method: 'POST',
    path: `${MOBILE}/security-code`,
    summary: 'Sends a code to the mobile that a shopper without one wants to bind',
    body: z.object({ mobile }),
    response: sentCode,
    errors: ['conflict'],
  }),
  bindMobile: call({
    ...base,
    method: 'POST',
    path: MOBILE,
    summary: 'Binds a mobile, proven by a code, to a shopper without one',
    body: z.object({ mobile, code: securityCode, challenge }),
    response: done,
    errors: ['unauthorised', 'conflict'],
  }),
  bindPartnerMobile: call({
    ...base,
    method: 'POST',
    path: `${MOBILE}/partner`,
    summary: 'Binds the mobile that the shopper has shared with a mini-program',
    body: z.object({ platform: z.literal('minip'), code: partnerCode }),
    response: done,
    errors: ['unauthorised', 'conflict'],
  }),
};
