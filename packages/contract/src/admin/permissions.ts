/** What an operator may be allowed to do: read or change one area of the shop. */
export const PERMISSIONS = [
  'catalogue:read',
  'catalogue:write',
  'stock:write',
  'content:read',
  'content:write',
  'media:write',
  'content:publish',
  'marketing:read',
  'marketing:write',
  'orders:read',
  'orders:write',
  'refunds:write',
  'fapiao:write',
  'shoppers:read',
  'shoppers:unmask',
  'shoppers:write',
  'conversations:write',
  'money:read',
  'money:write',
  'settings:write',
  'integrations:write',
  'operators:write',
  'audit:read',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const READ_ALL = [
  'catalogue:read',
  'content:read',
  'marketing:read',
  'orders:read',
] as const satisfies readonly Permission[];

/** Every role with its permissions. Staff of a merchant see only what belongs to their merchant. */
export const ROLE_PERMISSIONS = {
  owner: PERMISSIONS,
  catalogue: ['catalogue:read', 'catalogue:write', 'stock:write', 'content:read', 'media:write'],
  content: [
    'content:read',
    'content:write',
    'content:publish',
    'media:write',
    'catalogue:read',
    'marketing:read',
  ],
  'content-editor': [
    'content:read',
    'content:write',
    'media:write',
    'catalogue:read',
    'marketing:read',
  ],
  marketing: [
    'marketing:read',
    'marketing:write',
    'content:read',
    'content:write',
    'media:write',
    'content:publish',
    'catalogue:read',
  ],
  operations: [
    'orders:read',
    'orders:write',
    'refunds:write',
    'fapiao:write',
    'stock:write',
    'catalogue:read',
    'shoppers:read',
    'shoppers:unmask',
    'conversations:write',
  ],
  support: [
    'orders:read',
    'shoppers:read',
    'shoppers:write',
    'conversations:write',
    'catalogue:read',
  ],
  finance: [
    'catalogue:read',
    'orders:read',
    'money:read',
    'money:write',
    'refunds:write',
    'fapiao:write',
  ],
  'read-only': READ_ALL,
  merchant: [
    'catalogue:read',
    'stock:write',
    'orders:read',
    'orders:write',
    'fapiao:write',
    'money:read',
  ],
} as const satisfies Record<string, readonly Permission[]>;

export type OperatorRole = keyof typeof ROLE_PERMISSIONS;
export const OPERATOR_ROLES = Object.keys(ROLE_PERMISSIONS) as [OperatorRole, ...OperatorRole[]];

export const hasPermission = (role: OperatorRole, permission: Permission): boolean =>
  (ROLE_PERMISSIONS[role] as readonly Permission[]).includes(permission);
