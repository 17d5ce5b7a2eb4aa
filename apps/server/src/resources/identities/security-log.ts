import type { HandlerContext } from '../../http/handler-context.ts';
import type { IdentityDeps } from './deps.ts';
import { hashForLimits, hashNetwork } from './hmac.ts';

type SecurityEvent =
  | 'code-sent'
  | 'code-refused'
  | 'log-in'
  | 'log-in-failed'
  | 'log-in-locked'
  | 'verified'
  | 'verification-failed'
  | 'password-changed'
  | 'email-changed'
  | 'email-verified'
  | 'mobile-bound'
  | 'session-ended'
  | 'data-exported'
  | 'account-erased';

interface EventDetails {
  /** The id of a shopper, or the mobile or e-mail that was tried. */
  readonly account: string | null;
  readonly method?: string;
}

/** Enough to recognise the same account or network in other lines, without naming it. */
const HASH_LENGTH = 16;

/** Logs what happened to an account. Account and network are keyed hashes, so the log names no person. */
export function logSecurityEvent(
  { keyring }: Pick<IdentityDeps, 'keyring'>,
  { ip, requestId, logInfo }: HandlerContext,
  event: SecurityEvent,
  { account, method }: EventDetails,
): void {
  const shorten = (hash: Buffer) => hash.toString('hex').slice(0, HASH_LENGTH);
  logInfo(
    {
      requestId,
      securityEvent: event,
      ...(account === null ? {} : { account: shorten(hashForLimits(keyring, 'log', account)) }),
      network: shorten(hashNetwork(keyring, ip)),
      ...(method ? { method } : {}),
    },
    'security event',
  );
}
