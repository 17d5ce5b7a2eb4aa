import { z } from 'zod';
import { codeId, numericId, utcDateTime } from '../../entities/common.ts';
import { OPERATOR_ROLES, PERMISSIONS } from '../permissions.ts';
import { version } from './page.ts';

const MIN_PASSWORD = 12;

export const operatorEmail = z
  .email()
  .max(200)
  .transform((text) => text.trim().toLowerCase());
export const operatorPassword = z.string().min(MIN_PASSWORD).max(200);
export const operatorName = z.string().trim().min(1).max(60);
export const operatorRole = z.enum(OPERATOR_ROLES);
export const permission = z.enum(PERMISSIONS);
/** What a page keeps between two steps of a log-in. */
export const logInChallenge = z.string().regex(/^[\w-]{43}$/);

/** Staff of a merchant belong to one merchant, all others to none. */
export const roleInput = z
  .object({ role: operatorRole, merchantId: numericId.nullable().default(null) })
  .refine(({ role, merchantId }) => (role === 'merchant') === (merchantId !== null), {
    path: ['merchantId'],
    message: 'is needed for the role merchant, and for no other role',
  });

export const operator = z
  .object({
    id: numericId,
    email: z.string(),
    name: z.string(),
    role: operatorRole,
    merchantId: numericId.nullable(),
    status: z.enum(['active', 'disabled']),
    hasSecondFactor: z.boolean().meta({ description: 'An authenticator app or a passkey' }),
    lastLoginAt: utcDateTime.nullable(),
    createdAt: utcDateTime,
    version,
  })
  .meta({ id: 'Operator' });
export type Operator = z.infer<typeof operator>;

export const currentOperator = operator
  .extend({
    permissions: z.array(permission),
    recoveryCodesLeft: z.int(),
    importsGoods: z.boolean().meta({
      description: 'Whether a merchant sends from abroad or from a bonded warehouse',
    }),
    confirmsBy: z.array(z.enum(['password', 'code', 'passkey'])).meta({
      description: 'How the operator can prove again who uses the session; empty: by a new log-in',
    }),
  })
  .meta({ id: 'CurrentOperator' });
export type CurrentOperator = z.infer<typeof currentOperator>;

/** A step of a log-in: it ends with a session, or names what is still needed. */
export const logInStep = z
  .discriminatedUnion('status', [
    z.object({ status: z.literal('logged-in'), operator: currentOperator }),
    z.object({
      status: z.literal('code-required'),
      challenge: z.string(),
      methods: z.array(z.enum(['code', 'passkey', 'recovery-code'])).min(1),
    }),
    z.object({
      status: z.literal('second-factor-required'),
      challenge: z
        .string()
        .meta({ description: 'For the first code of an authenticator app, or the first passkey' }),
      secret: z.string().meta({ description: 'For an authenticator app that cannot scan the URL' }),
      otpauthUrl: z.string(),
    }),
  ])
  .meta({ id: 'LogInStep' });
export type LogInStep = z.infer<typeof logInStep>;

/** The first log-in shows the recovery codes once. */
export const loggedIn = z
  .object({ operator: currentOperator, recoveryCodes: z.array(z.string()) })
  .meta({ id: 'LoggedIn' });
export type LoggedIn = z.infer<typeof loggedIn>;

export const operatorSession = z
  .object({
    id: numericId,
    isCurrent: z.boolean(),
    device: z.string().nullable(),
    ip: z.string(),
    createdAt: utcDateTime,
    lastSeenAt: utcDateTime,
  })
  .meta({ id: 'OperatorSession' });

export const invitation = z
  .object({
    id: numericId,
    email: z.string().nullable(),
    role: operatorRole,
    merchantId: numericId.nullable(),
    expiresAt: utcDateTime,
  })
  .meta({ id: 'Invitation' });

export const createdInvitation = invitation
  .extend({
    url: z.string().meta({ description: 'The one-time link. It is shown only in this response' }),
  })
  .meta({ id: 'CreatedInvitation' });

export const apiKey = z
  .object({
    id: numericId,
    name: z.string(),
    prefix: z.string(),
    permissions: z.array(permission).meta({ description: 'What it was created for' }),
    allowed: z
      .array(permission)
      .meta({ description: 'What it may still do: never more than who created it may do now' }),
    createdBy: z.object({ id: numericId, name: z.string() }),
    merchantId: numericId.nullable(),
    expiresAt: utcDateTime,
    lastUsedAt: utcDateTime.nullable(),
    createdAt: utcDateTime,
  })
  .meta({ id: 'ApiKey' });

export const createdApiKey = apiKey
  .extend({ key: z.string().meta({ description: 'Shown only in this response' }) })
  .meta({ id: 'CreatedApiKey' });

export const auditRecord = z
  .object({
    id: z.string(),
    at: utcDateTime,
    operatorId: numericId.nullable(),
    apiKeyId: numericId.nullable(),
    actor: z.string(),
    ip: z.string(),
    requestId: z.string(),
    action: z.string().meta({ description: 'The name of the call' }),
    target: z.object({ type: codeId, id: z.string() }),
    before: z.unknown(),
    after: z.unknown(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'AuditRecord' });
export type AuditRecord = z.infer<typeof auditRecord>;
