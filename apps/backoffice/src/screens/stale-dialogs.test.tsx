import { screen, waitFor, within } from '@testing-library/react';
import type { AdminCallName } from '@vitrine/contract/admin';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { brands, categories } from '../testing/catalogue-fixtures.ts';
import { merchant } from '../testing/fixtures/merchant.ts';
import { page } from '../testing/page-fixtures.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { fill, getField, press, toPage } from '../testing/screen-steps.ts';
import { problemResponse, type SentCall } from '../testing/stub-calls.ts';
import { BlockActions } from './blocks/BlockActions.tsx';
import { BrandDialog } from './brands/BrandDialog.tsx';
import { CategoryDialog } from './categories/CategoryDialog.tsx';
import { QuickReplyDialog } from './conversations/QuickReplyDialog.tsx';
import { MerchantForm } from './merchants/MerchantForm.tsx';
import { NEW_OPTION } from './merchants/ShippingOptions.tsx';
import { TestForm } from './page/tests/TestForm.tsx';
import { TemplateForm } from './page-templates/TemplateForm.tsx';
import { ExplainDifference } from './reconciliation/ExplainDifference.tsx';
import { SearchRedirectDialog } from './search-words/SearchRedirectDialog.tsx';
import { SynonymDialog } from './search-words/SynonymDialog.tsx';
import { SizeSystemDialog } from './sizes/SizeSystemDialog.tsx';
import { EditOperator } from './staff/EditOperator.tsx';
import { EndpointForm } from './webhooks/EndpointForm.tsx';

const AT = '2026-11-24T02:00:00.000Z';
const text = (zh: string, en: string) => ({ 'zh-CN': zh, 'en-US': en });
const onClose = () => undefined;

interface Row {
  readonly version: number;
}

/** A dialog, what it is opened with, what another operator changes meanwhile, and a field that the operator fills. */
interface Case {
  readonly row: Row;
  readonly theirs: object;
  readonly read: AdminCallName;
  readonly update: AdminCallName;
  toAnswer(row: Row): unknown;
  renderDialog(row: Row): ReactNode;
  readonly field: string;
  /** Where the request has what was typed. */
  readonly name: string;
  readonly button: string;
  open?(): void;
}
const aCase = <R extends Row>(
  row: R,
  theirs: { readonly [K in keyof NoInfer<R>]?: unknown },
  given: Pick<Case, 'read' | 'update'> & { renderDialog(row: R): ReactNode } & Partial<
      Pick<Case, 'toAnswer' | 'field' | 'name' | 'button' | 'open'>
    >,
): Case => ({
  ...{ toAnswer: (fresh) => fresh, field: 'Name', name: 'name', button: 'Save', row, theirs },
  ...given,
  renderDialog: (shown) => given.renderDialog(shown as R),
});
const inList = (row: object) => [row];
const inPage = (row: object) => toPage(row);

const test4 = {
  ...{ id: '12', page: 'spring', name: 'Large and small', hypothesis: '', language: null },
  ...{ goal: 'click' as const, shareOfB: 20, plannedSample: 1_200, rule: 'by-hand' as const },
  ...{ endsAt: '2099-12-31T00:00:00.000Z', state: 'draft' as const, result: null, version: 4 },
  ...{ createdBy: 'Lin', createdAt: AT, startedBy: null, startedAt: null },
  ...{ endedBy: null, endedAt: null, counts: null },
};
const block = {
  ...{ code: 'b-1', name: 'Our promise', languages: [], modules: [], uses: [], drafts: [] },
  ...{ pictureUrl: null, pages: 0, version: 3 },
};
const template = {
  ...{ id: '5', isBuiltIn: false, pictureKey: null, pictureUrl: null, version: 3, modules: [] },
  ...{
    name: text('春季', 'Spring'),
    description: null,
    languages: [],
    savedBy: 'Lin',
    savedAt: AT,
  },
};
const operator = {
  ...{ id: '2', email: 'wang@shop.test', name: 'Wang', role: 'support' as const, version: 4 },
  ...{ merchantId: null, status: 'active' as const, hasSecondFactor: true, lastLoginAt: null },
  createdAt: AT,
};
const endpoint = {
  ...{
    id: '0198b6c0-0000-7000-8000-000000000001',
    name: 'Warehouse',
    version: 4,
    failures: 0,
    retryAt: null,
    formerSecretUntil: null,
  },
  ...{ url: 'https://wms.test/hook', events: ['order.paid' as const], merchantId: null },
  ...{ status: 'active' as const, createdAt: AT },
};
const difference = {
  ...{ id: '8', provider: 'alipay' as const, day: '2026-11-22', kind: 'payment' as const },
  ...{
    number: 'P-1',
    orderNumber: null,
    reason: 'missing-there' as const,
    amountHere: 65_000,
    amountThere: null,
  },
  ...{ status: 'open' as const, explanation: null, explainedAt: null, version: 3 },
};
const reply = { id: '3', title: 'Size', text: text('尺码', 'Size'), version: 2 };
const redirect = {
  id: '5',
  words: ['gifts'],
  url: '/sale/1',
  name: text('礼物', 'Gifts'),
  version: 3,
};
const synonym = { id: '1', words: ['coat'], alsoFind: ['jacket'], version: 2 };
const system = { code: 'JP', name: text('日本', 'Japan'), charts: [], position: 1, products: 0 };
const brand = brands[0] as (typeof brands)[number];
const category = categories[2] as (typeof categories)[number];

const CASES: Readonly<Record<string, Case>> = {
  brand: aCase(
    brand,
    { position: 9 },
    {
      ...{ read: 'listBrands', update: 'updateBrand' },
      toAnswer: inPage,
      renderDialog: (row) => <BrandDialog brand={row} onClose={onClose} />,
    },
  ),
  category: aCase(
    category,
    { imageKey: 'new.jpg' },
    {
      ...{ field: 'Name · English' },
      ...{ read: 'listCategories', update: 'updateCategory', name: 'name.en-US', toAnswer: inList },
      renderDialog: (row) => <CategoryDialog category={row} isNew={false} onClose={onClose} />,
    },
  ),
  'size system': aCase(
    { ...system, version: 4 },
    { position: 9 },
    {
      ...{ field: 'Name · English' },
      ...{ read: 'listSizeSystems', update: 'updateSizeSystem', name: 'name.en-US' },
      toAnswer: inList,
      renderDialog: (row) => <SizeSystemDialog system={row} onClose={onClose} />,
    },
  ),
  synonym: aCase(
    synonym,
    { alsoFind: ['jacket', 'parka'] },
    {
      ...{ toAnswer: inList },
      ...{ read: 'listSynonyms', update: 'updateSynonym', field: '', name: '' },
      renderDialog: (row) => <SynonymDialog synonym={row} onClose={onClose} />,
    },
  ),
  redirect: aCase(
    redirect,
    { words: ['gifts', 'presents'] },
    {
      ...{ toAnswer: inList },
      ...{ read: 'listSearchRedirects', update: 'updateSearchRedirect' },
      ...{ field: 'Page it leads to', name: 'url' },
      renderDialog: (row) => <SearchRedirectDialog redirect={row} onClose={onClose} />,
    },
  ),
  'quick reply': aCase(
    reply,
    { text: text('尺码表', 'Size') },
    {
      ...{ toAnswer: inList, name: 'title' },
      ...{ read: 'listQuickReplies', update: 'updateQuickReply', field: 'Title' },
      renderDialog: (row) => <QuickReplyDialog reply={row} onClose={onClose} />,
    },
  ),
  difference: aCase(
    difference,
    { status: 'explained' },
    {
      ...{ toAnswer: inPage, button: 'Explain' },
      ...{ read: 'listBillDifferences', update: 'explainBillDifference' },
      ...{ field: 'Explanation', name: 'explanation' },
      renderDialog: (row) => <ExplainDifference difference={row} onClose={onClose} />,
    },
  ),
  operator: aCase(
    operator,
    { status: 'disabled' },
    {
      ...{},
      ...{ read: 'getOperator', update: 'updateOperator' },
      renderDialog: (row) => <EditOperator operator={row} onClose={onClose} />,
    },
  ),
  webhook: aCase(
    endpoint,
    { status: 'paused' },
    {
      ...{},
      ...{ read: 'getWebhookEndpoint', update: 'updateWebhookEndpoint' },
      renderDialog: (row) => <EndpointForm endpoint={row} onSecret={onClose} onClose={onClose} />,
    },
  ),
  merchant: aCase(
    { ...merchant, shippingOptions: [NEW_OPTION] },
    { foundedIn: 1982 },
    {
      ...{},
      ...{ read: 'getMerchant', update: 'updateMerchant' },
      renderDialog: (row) => <MerchantForm merchant={row} onClose={onClose} />,
    },
  ),
  template: aCase(
    template,
    { pictureKey: 'spring' },
    {
      ...{ toAnswer: (row) => ({ items: [row] }) },
      ...{ read: 'listPageTemplates', update: 'updatePageTemplate' },
      ...{ field: 'Name · English', name: 'name.en-US' },
      renderDialog: (row) => <TemplateForm subject={{ template: row }} onClose={onClose} />,
    },
  ),
  block: aCase(
    block,
    {},
    {
      ...{ read: 'getPageBlock', update: 'updatePageBlock' },
      renderDialog: (row) => <BlockActions block={row} />,
      open: () => press('Rename'),
    },
  ),
  'page test': aCase(
    test4,
    { hypothesis: 'Larger sells' },
    {
      ...{ button: 'Change' },
      ...{ read: 'getPageTest', update: 'updatePageTest' },
      renderDialog: (row) => <TestForm page={page.code} test={row} onClose={onClose} />,
    },
  ),
};

const readAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => Reflect.get(part as object, key), value);

test.each(Object.entries(CASES))(
  'the dialog of a %s that was changed meanwhile is taken as it is now, and saved at the second press',
  async (_, { row, theirs, read, update, toAnswer, renderDialog, field, name, button, open }) => {
    const fresh = { ...row, ...theirs, version: row.version + 1 };
    const { findSent } = renderScreen(() => renderDialog(row), {
      answers: {
        listMerchants: toPage(merchant),
        [read]: () => toAnswer(fresh),
        [update]: ({ version }: SentCall) =>
          version === `"${fresh.version}"` ? fresh : problemResponse(412, 'precondition-failed'),
      },
    });
    open?.();
    const dialog = await screen.findByRole('dialog');
    if (field) fill(field, '/typed', dialog);
    press(button, dialog);
    expect(await within(dialog).findByText(/Another operator has just changed this/)).toBeVisible();
    if (field) expect(getField(field, dialog)).toHaveValue('/typed');
    press(button, dialog);
    await waitFor(() => expect(findSent(update)).toHaveLength(2));
    const [first, second] = findSent(update);
    expect([first?.version, second?.version]).toEqual([`"${row.version}"`, `"${fresh.version}"`]);
    if (name) expect(readAt(second?.body, name)).toBe('/typed');
    const sent = second?.body as object;
    for (const [key, value] of Object.entries(theirs))
      if (key in sent) expect(sent).toHaveProperty(key, value);
  },
);

test('marks a field that both changed, and says when the row is gone', async () => {
  let found: readonly (typeof brand)[] = [{ ...brand, name: 'Aldane Milano', version: 4 }];
  renderScreen(() => <BrandDialog brand={brand} onClose={onClose} />, {
    answers: {
      listBrands: () => toPage(...found),
      updateBrand: () => problemResponse(412, 'precondition-failed'),
    },
  });
  const dialog = await screen.findByRole('dialog');
  fill('Name', 'Aldane Roma', dialog);
  press('Save', dialog);
  expect(await within(dialog).findByText(/changed this field too/)).toBeVisible();
  expect(within(dialog).getByText(/Fields that both of you changed are marked/)).toBeVisible();
  expect(getField('Name', dialog)).toHaveValue('Aldane Roma');
  found = [];
  press('Save', dialog);
  expect(await within(dialog).findByText(/has deleted this/)).toBeVisible();
  expect(getField('Name', dialog)).toHaveValue('Aldane Roma');
});

test('keeps what was typed when the row cannot be read again, and tells it in Chinese', async () => {
  let answer: unknown = problemResponse(500, 'internal');
  renderScreen(() => <EditOperator operator={operator} onClose={onClose} />, {
    language: 'zh-CN',
    answers: {
      listMerchants: toPage(merchant),
      getOperator: () => answer,
      updateOperator: () => problemResponse(412, 'precondition-failed'),
    },
  });
  const dialog = await screen.findByRole('dialog');
  fill('姓名', '王', dialog);
  press('保存', dialog);
  expect(await screen.findByText('problem internal')).toBeVisible();
  answer = { ...operator, version: 5 };
  press('保存', dialog);
  expect(await within(dialog).findByText(/刚被他人修改过/)).toBeVisible();
  expect(getField('姓名', dialog)).toHaveValue('王');
});
