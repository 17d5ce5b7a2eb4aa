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
  | 'account-erased'
  | 'operator-log-in'
  | 'operator-log-in-failed'
  | 'operator-log-in-delayed';

interface EventDetails {
  /** The id of a shopper, or the mobile or e-mail that was tried. */
  readonly account: string | null;
  readonly method?: string;
}

/** Enough to recognise the same account or network in other lines, without naming it. */
const HASH_LENGTH = 16;

const shorten = (hash: Buffer) => hash.toString('hex').slice(0, HASH_LENGTH);

/** An account and a network as the log names them: as keyed hashes, which name no person. */
export const hashForLog = (
  { keyring }: Pick<IdentityDeps, 'keyring'>,
  account: string | null,
  ip: string,
) => ({
  ...(account === null ? {} : { account: shorten(hashForLimits(keyring, 'log', account)) }),
  network: shorten(hashNetwork(keyring, ip)),
});

/** Logs what happened to an account. Account and network are keyed hashes, so the log names no person. */
export function logSecurityEvent(
  deps: Pick<IdentityDeps, 'keyring'>,
  { ip, requestId, logInfo }: Pick<HandlerContext, 'ip' | 'requestId' | 'logInfo'>,
  event: SecurityEvent,
  { account, method }: EventDetails,
): void {
  logInfo(
    {
      requestId,
      securityEvent: event,
      ...hashForLog(deps, account, ip),
      ...(method ? { method } : {}),
    },
    'security event',
  );
}
