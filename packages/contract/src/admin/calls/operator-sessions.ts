import { z } from 'zod';
import { call } from '../../call.ts';
import { done, numericId } from '../../entities/common.ts';
import {
  currentOperator,
  invitation,
  loggedIn,
  logInChallenge,
  logInStep,
  operatorEmail,
  operatorName,
  operatorPassword,
  operatorSession,
} from '../entities/operators.ts';

const group = 'Log-in';
const SESSION = '/admin/api/v1/session';
const INVITATION = '/admin/api/v1/invitations/{token}';
/** A password as it was typed, which may be older than the present rules. */
const operatorSecret = z.string().min(1).max(200);
const token = z.object({ token: z.string().regex(/^[\w-]{43}$/) });
const code = z
  .string()
  .trim()
  .regex(/^(?:\d{6}|[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4})$/)
  .meta({ description: 'Six digits of the authenticator app, or a recovery code' });

/** How operators log in and out, and their own account. */
export const operatorSessions = {
  logInOperator: call({
    method: 'POST',
    path: SESSION,
    group,
    summary: 'Checks e-mail and password; the answer names the next step',
    label: ['登录', 'Log in'],
    caller: 'anyone',
    body: z.object({ email: operatorEmail, password: operatorSecret }),
    response: logInStep,
    errors: ['unauthorised'],
  }),
  confirmSecondFactor: call({
    method: 'POST',
    path: `${SESSION}/second-factor`,
    group,
    summary: 'Ends a log-in with a code, and sets up the second factor at the first one',
    label: ['登录并验证', 'Log in with a second factor'],
    caller: 'anyone',
    body: z.object({ challenge: logInChallenge, code }),
    response: loggedIn,
    errors: ['unauthorised'],
  }),
  getInvitation: call({
    method: 'GET',
    path: INVITATION,
    group,
    summary: 'The invitation of a one-time link',
    label: ['查看邀请', 'Read an invitation'],
    caller: 'anyone',
    params: token,
    response: invitation,
    errors: ['not-found'],
  }),
  acceptInvitation: call({
    method: 'POST',
    path: INVITATION,
    group,
    summary: 'Creates the account of an invitation; the log-in goes on with the second factor',
    label: ['接受邀请', 'Accept an invitation'],
    caller: 'anyone',
    params: token,
    body: z.object({ email: operatorEmail, name: operatorName, password: operatorPassword }),
    response: logInStep,
    errors: ['not-found', 'conflict'],
  }),
  getCurrentOperator: call({
    method: 'GET',
    path: SESSION,
    group,
    summary: 'The operator of this session',
    label: ['查看当前登录', 'Read the own session'],
    caller: 'operator',
    scope: 'merchant',
    response: currentOperator,
  }),
  logOutOperator: call({
    method: 'DELETE',
    path: SESSION,
    group,
    summary: 'Ends this session',
    label: ['退出登录', 'Log out'],
    caller: 'operator',
    scope: 'merchant',
    response: done,
  }),
  listOperatorSessions: call({
    method: 'GET',
    path: '/admin/api/v1/sessions',
    group,
    summary: 'The open sessions of the operator, the one used last first',
    label: ['查看自己的登录', 'List the own sessions'],
    caller: 'operator',
    scope: 'merchant',
    response: z.array(operatorSession),
  }),
  endOperatorSession: call({
    method: 'DELETE',
    path: '/admin/api/v1/sessions/{id}',
    group,
    summary: 'Ends one session of the operator',
    label: ['结束登录', 'End a session'],
    caller: 'operator',
    scope: 'merchant',
    params: z.object({ id: numericId }),
    response: done,
    errors: ['not-found'],
  }),
  confirmSession: call({
    method: 'POST',
    path: `${SESSION}/confirmation`,
    group,
    summary:
      'Proves again who uses the session, by the password or a code, for the next ten minutes',
    label: ['再次验证身份', 'Confirm the own identity'],
    caller: 'operator',
    scope: 'merchant',
    body: z.union([z.strictObject({ password: operatorSecret }), z.strictObject({ code })]),
    response: done,
    errors: ['forbidden'],
  }),
  changeOperatorPassword: call({
    method: 'PUT',
    path: '/admin/api/v1/password',
    group,
    summary: 'Changes the own password and ends all other sessions',
    label: ['修改密码', 'Change the password'],
    caller: 'operator',
    scope: 'merchant',
    body: z.object({ current: operatorSecret, next: operatorPassword }),
    response: done,
    errors: ['forbidden'],
  }),
};
