import { describe, expect, it } from 'vitest';
import { findAllowedPermissions } from './rules.ts';

const key = { permissions: ['orders:read', 'operators:write'], merchantId: null } as const;
const owner = { role: 'owner', merchantId: null, status: 'active' } as const;

describe('what a key may do', () => {
  it.each([
    ['all of it while its creator may do all of it', key, owner, key.permissions],
    [
      'what is left to a creator with a lesser role',
      key,
      { ...owner, role: 'support' },
      ['orders:read'],
    ],
    ['nothing when its creator is disabled', key, { ...owner, status: 'disabled' }, []],
    [
      'nothing beyond the merchant to which its creator moved',
      key,
      { ...owner, role: 'merchant', merchantId: '501' },
      [],
    ],
    [
      'nothing at another merchant than that of its creator',
      { ...key, merchantId: '502' },
      { ...owner, role: 'merchant', merchantId: '501' },
      [],
    ],
    [
      'its part at the merchant of its creator',
      { ...key, merchantId: '501' },
      { ...owner, role: 'merchant', merchantId: '501' },
      ['orders:read'],
    ],
    [
      'its part at a merchant while its creator works for the whole shop',
      { ...key, merchantId: '501' },
      { ...owner, role: 'finance' },
      ['orders:read'],
    ],
  ] as const)('is %s', (_, granted, creator, allowed) => {
    expect(findAllowedPermissions(granted, creator)).toEqual(allowed);
  });
});
