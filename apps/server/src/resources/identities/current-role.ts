import type { Role } from '@vitrine/contract';
import type { Selectable } from 'kysely';
import type { ShoppersTable } from '../../database/schema/sessions.ts';

type RoleColumns = Pick<Selectable<ShoppersTable>, 'role' | 'role_until'>;

/** The role that a shopper has now: one with an end is over by itself. */
export const getCurrentRole = ({ role, role_until }: RoleColumns, now: number): Role =>
  role_until !== null && role_until.getTime() <= now ? 'shopper' : (role as Role);
