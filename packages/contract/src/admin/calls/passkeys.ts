import { z } from 'zod';
import { KB } from '../../body-size.ts';
import { call } from '../../call.ts';
import { done, numericId } from '../../entities/common.ts';
import { currentOperator, loggedIn, logInChallenge } from '../entities/operators.ts';
import {
  createdCredential,
  passkey,
  passkeyCreation,
  passkeyName,
  passkeyRequest,
  signedCredential,
} from '../entities/passkeys.ts';

const group = 'Log-in';
const PASSKEYS = '/admin/api/v1/passkeys';
const LOG_IN = '/admin/api/v1/passkey-log-in';
const CONFIRMATION = '/admin/api/v1/session/passkey-confirmation';
const FIRST = '/admin/api/v1/session/first-passkey';

/** How operators log in with passkeys, and which ones they have. */
export const passkeyCalls = {
  startPasskeyLogIn: call({
    method: 'POST',
    path: LOG_IN,
    group,
    summary: 'Starts a log-in with a passkey: after the password, or without one',
    label: ['开始通行密钥登录', 'Start a log-in by passkey'],
    caller: 'anyone',
    body: z.object({
      challenge: logInChallenge.optional().meta({
        description: 'Of the log-in whose password was right; absent in one without a password',
      }),
    }),
    response: z.object({ challenge: z.string(), request: passkeyRequest }),
    errors: ['unauthorised'],
  }),
  finishPasskeyLogIn: call({
    method: 'POST',
    path: `${LOG_IN}/result`,
    group,
    summary: 'Ends a log-in with what the passkey has signed',
    label: ['通行密钥登录', 'Log in by passkey'],
    caller: 'anyone',
    maxBodyBytes: 64 * KB,
    body: z.object({ challenge: logInChallenge, credential: signedCredential }),
    response: currentOperator,
    errors: ['unauthorised'],
  }),
  startPasskeyConfirmation: call({
    method: 'POST',
    path: CONFIRMATION,
    group,
    summary: 'What the browser needs to prove by a passkey who uses the session',
    label: ['开始用通行密钥验证身份', 'Start confirming by passkey'],
    caller: 'operator',
    scope: 'merchant',
    response: passkeyRequest,
  }),
  confirmByPasskey: call({
    method: 'POST',
    path: `${CONFIRMATION}/result`,
    group,
    summary: 'Proves again who uses the session, by a passkey, for the next ten minutes',
    label: ['用通行密钥验证身份', 'Confirm the own identity by passkey'],
    caller: 'operator',
    scope: 'merchant',
    body: z.object({ credential: signedCredential }),
    response: done,
    errors: ['forbidden'],
  }),
  startFirstPasskey: call({
    method: 'POST',
    path: `${FIRST}/creation`,
    group,
    summary: 'What the browser needs to create a passkey as the second factor at the first log-in',
    label: ['开始创建首个通行密钥', 'Start creating the first passkey'],
    caller: 'anyone',
    body: z.object({ challenge: logInChallenge }),
    response: passkeyCreation,
    errors: ['unauthorised'],
  }),
  addFirstPasskey: call({
    method: 'POST',
    path: FIRST,
    group,
    summary: 'Ends the first log-in with the passkey that the browser has created',
    label: ['首次登录并创建通行密钥', 'Log in first by a new passkey'],
    caller: 'anyone',
    maxBodyBytes: 160 * KB,
    body: z.object({
      challenge: logInChallenge,
      name: passkeyName,
      credential: createdCredential,
    }),
    response: loggedIn,
    errors: ['unauthorised', 'conflict'],
  }),
  listPasskeys: call({
    method: 'GET',
    path: PASSKEYS,
    group,
    summary: 'The passkeys of the operator, the newest first',
    label: ['查看通行密钥', 'List passkeys'],
    caller: 'operator',
    scope: 'merchant',
    response: z.array(passkey),
  }),
  startAddingPasskey: call({
    method: 'POST',
    path: `${PASSKEYS}/creation`,
    group,
    summary: 'What the browser needs to create a passkey; the operator has proved who they are',
    label: ['开始添加通行密钥', 'Start adding a passkey'],
    freshProof: true,
    caller: 'operator',
    scope: 'merchant',
    response: passkeyCreation,
    errors: ['forbidden', 'conflict'],
  }),
  addPasskey: call({
    method: 'POST',
    path: PASSKEYS,
    group,
    summary: 'Adds the passkey that the browser has created',
    label: ['添加通行密钥', 'Add a passkey'],
    freshProof: true,
    caller: 'operator',
    scope: 'merchant',
    maxBodyBytes: 160 * KB,
    body: z.object({ name: passkeyName, credential: createdCredential }),
    response: passkey,
    errors: ['forbidden', 'conflict'],
  }),
  removePasskey: call({
    method: 'DELETE',
    path: `${PASSKEYS}/{id}`,
    group,
    summary: 'Removes a passkey; the operator has proved who they are',
    label: ['移除通行密钥', 'Remove a passkey'],
    freshProof: true,
    caller: 'operator',
    scope: 'merchant',
    params: z.object({ id: numericId }),
    response: done,
    errors: ['forbidden', 'not-found'],
  }),
};
