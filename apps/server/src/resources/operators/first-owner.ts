import type { OperatorDeps } from './deps.ts';
import { createInvitation, createInvitationUrl } from './invitations.ts';
import { countActiveOwners } from './queries.ts';

/** Creates the one-time link of the first owner, replacing an older one; undefined when there is an owner. */
export async function inviteFirstOwner({
  db,
  settings,
  now,
}: Pick<OperatorDeps, 'db' | 'now'> & {
  readonly settings: Pick<OperatorDeps['settings'], 'publicUrl' | 'backofficeUrl' | 'port'>;
}): Promise<string | undefined> {
  if ((await countActiveOwners(db)) > 0) return undefined;
  await db
    .deleteFrom('operator_invitations')
    .where('email', 'is', null)
    .where('role', '=', 'owner')
    .execute();
  const { token } = await createInvitation(
    db,
    { email: null, role: 'owner', merchantId: null, invitedBy: null },
    now(),
  );
  return createInvitationUrl(settings, token);
}
