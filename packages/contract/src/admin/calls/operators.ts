import { z } from 'zod';
import { call } from '../../call.ts';
import { done, numericId, utcDateTime } from '../../entities/common.ts';
import {
  apiKey,
  auditRecord,
  createdApiKey,
  createdInvitation,
  invitation,
  operator,
  operatorEmail,
  operatorName,
  operatorRole,
  permission,
  roleInput,
} from '../entities/operators.ts';
import { pageOf, pageQuery } from '../entities/page.ts';
import { PERMISSIONS } from '../permissions.ts';

const group = 'Operators';
const base = { group, caller: 'operator', scope: 'shop', permission: 'operators:write' } as const;
const params = z.object({ id: numericId });
const MAX_KEY_DAYS = 366;

/** Operators, their invitations, the keys of machines, and the record of what was done. */
export const operators = {
  listOperators: call({
    ...base,
    method: 'GET',
    path: '/admin/api/v1/operators',
    summary: 'Operators by name',
    label: ['查看员工列表', 'List operators'],
    query: z.object({
      ...pageQuery,
      role: operatorRole.optional(),
      search: z.string().trim().min(1).max(60).optional(),
    }),
    response: pageOf(operator),
  }),
  getOperator: call({
    ...base,
    method: 'GET',
    path: '/admin/api/v1/operators/{id}',
    summary: 'One operator',
    label: ['查看员工', 'Read an operator'],
    params,
    response: operator,
    errors: ['not-found'],
  }),
  updateOperator: call({
    ...base,
    method: 'PUT',
    path: '/admin/api/v1/operators/{id}',
    summary: 'Changes name, role or status; a disabled operator is logged out at once',
    label: ['修改员工', 'Change an operator'],
    freshProof: true,
    peopleOnly: true,
    params,
    body: roleInput.safeExtend({
      name: operatorName,
      status: z.enum(['active', 'disabled']),
      endsApiKeys: z.boolean().default(false).meta({
        description: 'Ends the keys of machines that the operator created',
      }),
    }),
    response: operator,
    errors: ['not-found', 'conflict', 'precondition-failed', 'forbidden'],
  }),
  resetSecondFactor: call({
    ...base,
    method: 'DELETE',
    path: '/admin/api/v1/operators/{id}/second-factor',
    summary: 'Lets an operator set up a new second factor at the next log-in',
    label: ['重置二次验证', 'Reset a second factor'],
    freshProof: true,
    peopleOnly: true,
    params,
    response: operator,
    errors: ['not-found', 'forbidden'],
  }),
  listInvitations: call({
    ...base,
    method: 'GET',
    path: '/admin/api/v1/invitations',
    summary: 'Invitations that are still open, the newest first',
    label: ['查看邀请列表', 'List invitations'],
    response: z.array(invitation),
  }),
  createInvitation: call({
    ...base,
    method: 'POST',
    path: '/admin/api/v1/invitations',
    summary: 'Invites somebody; the one-time link is valid for three days',
    label: ['邀请员工', 'Invite an operator'],
    freshProof: true,
    peopleOnly: true,
    body: roleInput.safeExtend({ email: operatorEmail }),
    response: createdInvitation,
    errors: ['conflict', 'not-found', 'forbidden'],
  }),
  revokeInvitation: call({
    ...base,
    method: 'DELETE',
    path: '/admin/api/v1/invitations/by-id/{id}',
    summary: 'Withdraws an open invitation',
    label: ['撤回邀请', 'Withdraw an invitation'],
    params,
    response: done,
    errors: ['not-found'],
  }),
  listApiKeys: call({
    ...base,
    permission: 'integrations:write',
    method: 'GET',
    path: '/admin/api/v1/api-keys',
    summary: 'Keys of machines that are valid, the newest first',
    label: ['查看 API 密钥', 'List API keys'],
    query: z.object({ createdBy: numericId.optional() }),
    response: z.array(apiKey),
  }),
  createApiKey: call({
    ...base,
    permission: 'integrations:write',
    method: 'POST',
    path: '/admin/api/v1/api-keys',
    summary:
      'Creates a key for a machine, with at most what its creator may do, now and at each call',
    label: ['新建 API 密钥', 'Create an API key'],
    freshProof: true,
    peopleOnly: true,
    body: z.object({
      name: operatorName,
      permissions: z.array(permission).min(1).max(PERMISSIONS.length),
      merchantId: numericId.nullable().default(null),
      days: z.int().min(1).max(MAX_KEY_DAYS),
    }),
    response: createdApiKey,
    errors: ['forbidden', 'not-found'],
  }),
  revokeApiKey: call({
    ...base,
    permission: 'integrations:write',
    method: 'DELETE',
    path: '/admin/api/v1/api-keys/{id}',
    summary: 'Ends a key at once',
    label: ['撤销 API 密钥', 'Revoke an API key'],
    params,
    response: done,
    errors: ['not-found'],
  }),
  listAuditRecords: call({
    ...base,
    permission: 'audit:read',
    method: 'GET',
    path: '/admin/api/v1/audit-records',
    summary: 'What operators and machines changed or looked at, the newest first',
    label: ['查看操作记录', 'List audit records'],
    query: z.object({
      ...pageQuery,
      operatorId: numericId.optional(),
      action: z.string().max(60).optional(),
      targetType: z.string().max(60).optional(),
      targetId: z.string().max(100).optional(),
      from: utcDateTime.optional(),
      to: utcDateTime.optional(),
    }),
    response: pageOf(auditRecord),
  }),
};
