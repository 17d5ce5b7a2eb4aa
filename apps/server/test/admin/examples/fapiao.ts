import type { FapiaoStatus } from '@vitrine/contract';
import { adminCalls } from '@vitrine/contract/admin';
import type { CallInput } from '../../every-call/call-input.ts';
import { insertFapiao } from '../../support/fapiao-row.ts';
import { insertPaidOrder } from '../../support/paid-order-rows.ts';
import type { AdminFixture } from '../admin-fixture.ts';

let numbers = 0;
export const newFapiaoNumber = () => `2631200000${String(++numbers).padStart(10, '0')}`;

const PDF = Buffer.from('%PDF-1.7\n%%EOF');
const IF_MATCH = { 'if-match': '1' };
const DAY = '2026-11-25';

/** A fapiao of the merchant of the tests of every call. */
async function newFapiao({ db, deps }: AdminFixture, status: FapiaoStatus) {
  const order = await insertPaidOrder(db, { now: deps.now(), merchantId: '501' });
  const number = status === 'issued' ? newFapiaoNumber() : null;
  const id = await insertFapiao(db, deps.keyring, order, { status, number, now: deps.now() });
  return { id };
}

const change = (status: FapiaoStatus, createBody?: () => object) => ({
  valid: async (fixture: AdminFixture): Promise<CallInput> => ({
    params: await newFapiao(fixture, status),
    headers: IF_MATCH,
    ...(createBody ? { body: createBody() } : {}),
  }),
});

/** A valid request of every call about fapiao. */
export const fapiaoExamples = {
  listFapiao: {
    valid: () => ({ query: { size: '2', status: 'requested,issued', overdue: 'false' } }),
  },
  getFapiao: change('requested'),
  revealFapiaoTitle: change('requested'),
  uploadFapiaoFile: {
    valid: async (fixture: AdminFixture) => ({
      params: await newFapiao(fixture, 'requested'),
      headers: IF_MATCH,
      file: PDF,
    }),
  },
  downloadFapiaoFile: {
    valid: async (fixture: AdminFixture) => {
      const params = await newFapiao(fixture, 'requested');
      const { session } = await fixture.createOperator('owner');
      const sent = { params, headers: IF_MATCH, file: PDF };
      await fixture.ask(adminCalls.uploadFapiaoFile, sent, session);
      return { params };
    },
  },
  issueFapiao: change('requested', () => ({
    number: newFapiaoNumber(),
    issuedOn: DAY,
    url: 'https://fapiao.example/1.pdf',
  })),
  rejectFapiao: change('requested', () => ({ reason: '抬头与税号不符' })),
  reverseFapiao: change('issued', () => ({
    number: newFapiaoNumber(),
    reversedOn: DAY,
    reason: 'error',
  })),
};
