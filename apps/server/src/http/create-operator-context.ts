import type { Call } from '@vitrine/contract';
import { hasPermissionOf, isInScope } from '@vitrine/contract/admin';
import type { Language } from '@vitrine/kit';
import type { FastifyRequest } from 'fastify';
import { ApiProblem } from './api-problem.ts';
import type { CookieSettings } from './cookies.ts';
import { readOperatorCredentials } from './credentials.ts';
import type { HandlerContext, OperatorContext } from './handler-context.ts';
import { withIdempotency } from './idempotency.ts';
import type { OperatorAccess, OperatorIdentity } from './operator-access.ts';
import { defineProblems } from './problems.ts';

const problem = defineProblems({
  'operator-login-needed': {
    code: 'unauthorised',
    zh: '请先登录管理后台',
    en: 'Please sign in to the back office first',
  },
  'whole-shop-needed': {
    code: 'forbidden',
    zh: '此功能属于全店，商家账户和商家的 API 密钥不能使用',
    en: 'This is for the whole shop, so no account and no API key of a merchant can use it',
  },
  'permission-needed': {
    code: 'forbidden',
    zh: '缺少权限 {permission}',
    en: 'This needs the permission {permission}',
  },
  'people-only': {
    code: 'forbidden',
    zh: 'API 密钥不能执行此操作，请由员工在管理后台完成',
    en: 'An API key cannot do this; a person has to, in the back office',
  },
  'confirmation-needed': {
    code: 'forbidden',
    zh: '请先确认您的身份',
    en: 'Please confirm first that it is you',
  },
  'version-needed': {
    code: 'bad-input',
    zh: '缺少 If-Match 版本号',
    en: 'The version in If-Match is missing',
  },
});

function checkRights(call: Call, operator: OperatorIdentity, language: Language): void {
  if (!isInScope(call, operator)) throw problem('whole-shop-needed', language);
  const { permission } = call;
  if (permission && !hasPermissionOf(call, operator))
    throw problem('permission-needed', language, { values: { permission } });
  const isPerson = operator.sessionId !== null;
  if (!isPerson && (call.peopleOnly || !permission)) throw problem('people-only', language);
  if (call.freshProof && isPerson && !operator.isConfirmed)
    throw problem('confirmation-needed', language);
}

const IF_MATCH = /^"?(\d{1,9})"?$/;

function checkVersion({ headers }: FastifyRequest, version: number, language: Language): void {
  const expected = IF_MATCH.exec(headers['if-match'] ?? '')?.[1];
  if (expected === undefined) throw problem('version-needed', language);
  if (Number(expected) !== version) throw new ApiProblem('precondition-failed');
}

/** The context of an operator's call, which knows whether the call has been recorded. */
export interface AuditedContext extends OperatorContext {
  isRecorded(): boolean;
}

/** Checks that the operator may use the call, and creates the context of its handler. */
export async function createOperatorContext(
  action: string,
  call: Call,
  context: HandlerContext,
  request: FastifyRequest,
  access: OperatorAccess,
  settings: CookieSettings,
): Promise<AuditedContext> {
  const { language, ip, requestId } = context;
  const credentials = readOperatorCredentials(request, settings);
  const operator = credentials && (await access.findOperator(credentials));
  if (!operator) throw problem('operator-login-needed', language);
  checkRights(call, operator, language);
  let isRecorded = false;
  return {
    ...context,
    operator,
    recordAudit: async (db, entry) => {
      await access.writeAuditRecord(db, { ...entry, operator, ip, requestId, action });
      isRecorded = true;
    },
    isRecorded: () => isRecorded,
    runOnce: async (trx, now, request, work) => {
      const caller = operator.operatorId ?? `key ${operator.apiKeyId}`;
      const scope = `admin:${action}:${caller}`;
      const key = context.idempotencyKey;
      let isRepeated = true;
      const result = await withIdempotency(trx, { scope, key, request, now, language }, () => {
        isRepeated = false;
        return work();
      });
      // The first call was recorded; a repeated one changes nothing.
      isRecorded ||= isRepeated;
      return result;
    },
    checkVersion: (version) => checkVersion(request, version, language),
  };
}
