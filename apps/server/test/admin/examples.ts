import type { AdminCallName } from '@vitrine/contract/admin';
import { createInvitation } from '../../src/resources/operators/invitations.ts';
import type { CallInput } from '../every-call/call-input.ts';
import type { AdminFixture } from './admin-fixture.ts';
import { accessWindowExamples } from './examples/access-windows.ts';
import { bulkChangeExamples } from './examples/bulk-changes.ts';
import { catalogueExamples } from './examples/catalogue.ts';
import { catalogueChangeExamples } from './examples/catalogue-changes.ts';
import { conversationExamples, quickReplyExamples } from './examples/conversations.ts';
import { fapiaoExamples } from './examples/fapiao.ts';
import { marketingExamples } from './examples/marketing.ts';
import { mediaExamples } from './examples/media.ts';
import { merchantExamples } from './examples/merchants.ts';
import { messageExamples } from './examples/messages.ts';
import { dutyRateExamples, moneyExamples, reconciliationExamples } from './examples/money.ts';
import { importMappingExamples, operatorJobExamples } from './examples/operator-jobs.ts';
import { orderExamples } from './examples/orders.ts';
import { pageArchiveExamples } from './examples/page-archives.ts';
import { pageBlockExamples } from './examples/page-blocks.ts';
import { pageReviewExamples } from './examples/page-reviews.ts';
import { pageTemplateExamples } from './examples/page-templates.ts';
import { pageTestExamples } from './examples/page-tests.ts';
import { pageExamples } from './examples/pages.ts';
import { passkeyExamples } from './examples/passkeys.ts';
import { productExamples } from './examples/products.ts';
import { shopMessageExamples } from './examples/shop-messages.ts';
import { shopperExamples } from './examples/shoppers.ts';
import { singleSignOnExamples } from './examples/single-sign-on.ts';
import { webhookExamples } from './examples/webhooks.ts';
import { PASSWORD } from './operator-harness.ts';
import { OWN_SESSION } from './own-objects.ts';

interface AdminExample {
  /** Creates everything that a successful request needs, and returns the request. */
  valid(fixture: AdminFixture): Promise<CallInput> | CallInput;
}

const NO_INPUT: AdminExample = { valid: () => ({}) };

const newInvitation = ({ db, deps }: AdminFixture) =>
  createInvitation(
    db,
    { email: null, role: 'support', merchantId: null, invitedBy: null },
    deps.now(),
  );

let count = 0;
const newEmail = () => `new-${++count}@example.cn`;

const PERIOD = { from: '2026-11-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z' };

/** A valid request of every call of operators. */
export const adminExamples: Readonly<Record<AdminCallName, AdminExample>> = {
  logInOperator: {
    valid: async ({ createOperator }) => {
      const { email } = await createOperator('support');
      return { body: { email, password: PASSWORD } };
    },
  },
  confirmSecondFactor: {
    valid: async (fixture) => ({ body: await fixture.startSecondFactor() }),
  },
  getInvitation: {
    valid: async (fixture) => ({ params: { token: (await newInvitation(fixture)).token } }),
  },
  acceptInvitation: {
    valid: async (fixture) => ({
      params: { token: (await newInvitation(fixture)).token },
      body: { email: newEmail(), name: '新人', password: PASSWORD },
    }),
  },
  getCurrentOperator: NO_INPUT,
  logOutOperator: NO_INPUT,
  listOperatorSessions: NO_INPUT,
  endOperatorSession: { valid: () => ({ params: { id: OWN_SESSION } }) },
  confirmSession: { valid: () => ({ body: { password: PASSWORD } }) },
  changeOperatorPassword: {
    valid: () => ({ body: { current: PASSWORD, next: 'nine slow green kettles' } }),
  },
  listOperators: { valid: () => ({ query: { size: '2', role: 'owner' } }) },
  getOperator: {
    valid: async ({ createOperator }) => ({
      params: { id: (await createOperator('support')).id },
    }),
  },
  updateOperator: {
    valid: async ({ createOperator }) => ({
      params: { id: (await createOperator('support')).id },
      headers: { 'if-match': '1' },
      body: { name: '林', role: 'finance', status: 'active' },
    }),
  },
  resetSecondFactor: {
    valid: async ({ createOperator }) => ({
      params: { id: (await createOperator('support')).id },
    }),
  },
  listInvitations: NO_INPUT,
  createInvitation: { valid: () => ({ body: { email: newEmail(), role: 'support' } }) },
  revokeInvitation: {
    valid: async (fixture) => ({ params: { id: (await newInvitation(fixture)).row.id } }),
  },
  listApiKeys: NO_INPUT,
  createApiKey: {
    valid: () => ({ body: { name: 'ERP', permissions: ['audit:read'], days: 30 } }),
  },
  revokeApiKey: { valid: async (fixture) => ({ params: { id: await fixture.createApiKey() } }) },
  ...operatorJobExamples,
  ...importMappingExamples,
  ...bulkChangeExamples,
  ...catalogueChangeExamples,
  listAuditRecords: { valid: () => ({ query: { size: '2' } }) },
  ...moneyExamples,
  ...dutyRateExamples,
  ...reconciliationExamples,
  ...orderExamples,
  ...fapiaoExamples,
  ...merchantExamples,
  ...messageExamples,
  ...webhookExamples,
  ...singleSignOnExamples,
  ...passkeyExamples,
  ...marketingExamples,
  ...accessWindowExamples,
  ...catalogueExamples,
  ...pageExamples,
  ...pageTestExamples,
  ...mediaExamples,
  ...pageReviewExamples,
  ...pageTemplateExamples,
  ...pageArchiveExamples,
  ...pageBlockExamples,
  ...shopMessageExamples,
  ...productExamples,
  ...shopperExamples,
  ...conversationExamples,
  ...quickReplyExamples,
  getDashboard: NO_INPUT,
  getSetUpGuide: NO_INPUT,
  skipSetUpStep: { valid: () => ({ params: { step: 'brand' }, body: { isSkipped: true } }) },
  searchAdmin: { valid: () => ({ query: { text: '大衣' } }) },
  getCalendar: { valid: () => ({ query: PERIOD }) },
  findPageCollisions: { valid: () => ({ query: { page: 'winter', language: 'zh-CN' } }) },
  listSalesOfPeriod: { valid: () => ({ query: { startsAt: PERIOD.from, endsAt: PERIOD.to } }) },
  getAnalytics: { valid: () => ({ query: PERIOD }) },
  listAnalyticsEvents: {
    valid: () => ({ query: { ...PERIOD, dimension: 'step', value: 'sessions' } }),
  },
};
