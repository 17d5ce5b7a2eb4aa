import { OPERATOR_ROLES, type OperatorRole } from '@vitrine/contract/admin';
import { z } from 'zod';

const text = z.string().trim().min(1);

/** Staff of a merchant are invited, because a group does not name their merchant. */
const ROLES: ReadonlySet<string> = new Set(OPERATOR_ROLES.filter((role) => role !== 'merchant'));
const isRole = (value: string | undefined): value is OperatorRole => ROLES.has(value ?? '');

/** Groups of the provider with their roles, the strongest first: `shop-owners=owner,accounts=finance`. */
const roles = text.transform((value, context): ReadonlyMap<string, OperatorRole> => {
  const pairs = value.split(',').flatMap((pair) => {
    const [group, role] = pair.split('=').map((part) => part.trim());
    return group && isRole(role) ? [[group, role] as const] : [];
  });
  if (pairs.length === value.split(',').length) return new Map(pairs);
  context.addIssue({ code: 'custom', message: 'must be groups with a role: group=finance' });
  return z.NEVER;
});

/** Codes and tokens are sent to the provider, so plain http is for this machine only. */
const isSafeIssuer = (value: string) => {
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
};

export const singleSignOnFields = {
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/ })
    .refine(isSafeIssuer, 'must start with https://')
    .optional()
    .describe('Single sign-on of operators: the issuer of OpenID Connect'),
  OIDC_CLIENT_ID: text.optional().describe('The id of the shop at that issuer'),
  OIDC_CLIENT_SECRET: text.optional().describe('The secret of the shop at that issuer'),
  OIDC_ROLE_CLAIM: text.default('groups').describe('The claim that names the groups of a person'),
  OIDC_ROLES: roles
    .optional()
    .describe(
      'Groups whose members become operators, with their roles: shop-owners=owner,accounts=finance. Without it operators are invited',
    ),
};
