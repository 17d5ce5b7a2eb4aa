import type { Call } from '@vitrine/contract';
import {
  type AdminCallName,
  adminCalls,
  hasPermission,
  OPERATOR_ROLES,
  type OperatorRole,
  type Permission,
} from '@vitrine/contract/admin';
import { describe, expect, it } from 'vitest';

interface ShownChange {
  readonly calls: readonly AdminCallName[];
  readonly roles: readonly OperatorRole[];
}

/** Every call of operators that changes at once what shoppers see, by the permission that it needs. */
const SHOWN: Partial<Record<Permission, ShownChange>> = {
  'content:publish': {
    calls: [
      ...(['publishPageDraft', 'publishPageRevision', 'withdrawPageRevision'] as const),
      ...(['createPageTest', 'updatePageTest', 'deletePageTest'] as const),
      ...(['startPageTest', 'endPageTest', 'pauseBanner', 'resumeBanner'] as const),
      ...(['updateMenus', 'updateConfiguration'] as const),
      ...(['updateShopMessage', 'resetShopMessage'] as const),
      ...(['createSearchRedirect', 'updateSearchRedirect', 'deleteSearchRedirect'] as const),
    ],
    roles: ['owner', 'content', 'marketing'],
  },
  'marketing:write': {
    calls: [
      ...(['createMarketingItem', 'updateMarketingItem', 'deleteMarketingItem'] as const),
      ...(['pauseMarketingItem', 'resumeMarketingItem', 'generatePromoCodes'] as const),
      ...(['createAccessWindows', 'updateAccessWindow', 'deleteAccessWindow'] as const),
    ],
    roles: ['owner', 'marketing'],
  },
  'catalogue:write': {
    calls: [
      ...(['createProduct', 'updateProduct', 'changeProductStatus', 'importProducts'] as const),
      ...(['addProductImage', 'fetchProductImages', 'updateProductImages'] as const),
      ...(['changeProductsInBulk', 'undoChange', 'undoJob', 'importMasterData'] as const),
      ...(['createVariant', 'updateVariant', 'deleteVariant'] as const),
      ...(['createScheduledPrice', 'deleteScheduledPrice'] as const),
      ...(['createBrand', 'updateBrand', 'deleteBrand', 'updateLabel', 'deleteLabel'] as const),
      ...(['createCategory', 'updateCategory', 'moveCategory', 'deleteCategory'] as const),
      ...(['createAttribute', 'updateAttribute', 'deleteAttribute'] as const),
      ...(['createColour', 'updateColour', 'deleteColour', 'updateSizeChart'] as const),
      ...(['createSizeSystem', 'updateSizeSystem', 'deleteSizeSystem'] as const),
      ...(['createSet', 'updateSet', 'deleteSet', 'createSale', 'updateSale'] as const),
      ...(['deleteSale', 'createSynonym', 'updateSynonym', 'deleteSynonym'] as const),
    ],
    roles: ['owner', 'catalogue'],
  },
  'stock:write': {
    calls: ['setStock', 'adjustStock', 'importStock', 'changeVariantsInBulk'],
    roles: ['owner', 'catalogue', 'operations', 'merchant'],
  },
  'settings:write': {
    calls: ['createMerchant', 'updateMerchant', 'archiveMerchant', 'restoreMerchant'],
    roles: ['owner'],
  },
};

/** Calls that change drafts, and refuse what shoppers see to who may not publish; their own tests show it. */
const REFUSES_SHOWN: readonly AdminCallName[] = [
  ...([
    'createBanner',
    'updateBanner',
    'deleteBanner',
    'updateMediaFile',
    'deleteMediaFile',
  ] as const),
  ...(['archivePage', 'unarchivePage', 'createPageBlock', 'deletePageBlock'] as const),
];

/** Calls of the same groups that change nothing a shopper sees. */
const HIDDEN: readonly AdminCallName[] = [
  ...(['createPage', 'updatePage', 'copyPage', 'createPageDraft', 'savePageDraft'] as const),
  ...(['deletePageDraft', 'restorePageDraft', 'createPreviewLink', 'countPageTest'] as const),
  ...(['requestPageReview', 'cancelPageReview', 'decidePageReview'] as const),
  ...(['createPageComment', 'resolvePageComment', 'reopenPageComment'] as const),
  ...(['createPageTemplate', 'updatePageTemplate', 'deletePageTemplate'] as const),
  ...(['createPageFromTemplate', 'createPageImport', 'storePageImportFile'] as const),
  ...(['applyPageImport', 'updatePageBlock', 'createPageBlockDraft', 'uploadMediaFile'] as const),
  ...(['exportProducts', 'cancelOperatorJob'] as const),
  ...(['createImportMapping', 'updateImportMapping', 'deleteImportMapping'] as const),
  ...(['skipSetUpStep', 'markTester', 'unmarkTester'] as const),
  ...(['previewProductsInBulk', 'previewVariantsInBulk'] as const),
];

const PUBLIC_PERMISSIONS: ReadonlySet<Permission | undefined> = new Set<Permission>([
  ...(['catalogue:read', 'catalogue:write', 'stock:write', 'content:read'] as const),
  ...(['content:write', 'content:publish', 'media:write', 'marketing:write'] as const),
  'settings:write',
]);

const calls: Readonly<Record<string, Call>> = adminCalls;
const shown = Object.entries(SHOWN).flatMap(([permission, { calls: names, roles }]) =>
  names.map((name) => [name, permission as Permission, roles] as const),
);

it('is changed by no call that is not listed', () => {
  const changing = Object.entries(calls).filter(
    ([, { method, permission, changesNothing }]) =>
      method !== 'GET' && !changesNothing && PUBLIC_PERMISSIONS.has(permission),
  );
  const listed = [...shown.map(([name]) => name), ...REFUSES_SHOWN, ...HIDDEN];
  expect(changing.map(([name]) => name).sort()).toEqual([...listed].sort());
});

describe.each(shown)('%s changes at once what shoppers see', (name, permission, roles) => {
  it('with its permission, for its roles only', () => {
    expect(calls[name]?.permission).toBe(permission);
    expect(OPERATOR_ROLES.filter((role) => hasPermission(role, permission))).toEqual(
      OPERATOR_ROLES.filter((role) => roles.includes(role)),
    );
  });
});
