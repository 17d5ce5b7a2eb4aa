import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { listMerchants } from '../../testing/fixtures/merchant.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { problemResponse, type SentCall } from '../../testing/stub-calls.ts';
import { Fapiao } from './Fapiao.tsx';

const NUMBER = '26312000000123456789';
const fapiao = {
  id: '5',
  orderId: '1001',
  orderNumber: '202611251001',
  merchantOrderId: '31',
  merchant: { id: '7', name: 'Maison' },
  status: 'requested',
  actions: ['issue', 'reject'],
  titleKind: 'company',
  title: '杭***',
  taxNumber: '**************058B',
  email: 'f***@example.cn',
  currency: 'CNY',
  amount: 1_315_000,
  amountDue: 1_315_000,
  isOverdue: true,
  isToReverse: false,
  requestedAt: '2026-11-20T02:00:00.000Z',
  dueAt: '2026-11-23T02:00:00.000Z',
  number: null,
  issuedOn: null,
  file: null,
  url: null,
  refusedReason: null,
  reversalNumber: null,
  reversedOn: null,
  reversalReason: null,
  version: 3,
};
const issued = { ...fapiao, status: 'issued', actions: ['reverse'], number: NUMBER, version: 5 };
const full = { title: '杭州云裳', taxNumber: '91330100799655058B', email: 'fapiao@example.cn' };

/** Shows the queue and opens its fapiao. */
async function show(one: object, answers = {}, role: 'owner' | 'read-only' = 'owner') {
  const view = renderScreen(Fapiao, {
    role,
    answers: {
      listFapiao: { items: [one], nextCursor: null },
      listMerchants,
      getFapiao: one,
      ...answers,
    },
  });
  await userEvent.click(await screen.findByText('5'));
  await screen.findByText('Fapiao 5');
  return view;
}

const press = async (name: string) => userEvent.click(await screen.findByText(name));
/** The form over the drawer, which is a dialog too. */
async function findForm() {
  await waitFor(() => expect(document.querySelector('.ant-modal')).not.toBeNull());
  return within(document.querySelector('.ant-modal') as HTMLElement);
}
const submit = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement);

test('uploads the file and issues the fapiao from the version of the upload', async () => {
  const { findSent } = await show(fapiao, {
    uploadFapiaoFile: { ...fapiao, file: 'pdf', version: 4 },
    issueFapiao: issued,
  });
  await press('Enter the fapiao');
  const form = await findForm();
  fireEvent.change(form.getByLabelText('Number'), { target: { value: NUMBER } });
  const picker = document.querySelector('input[type=file]') as HTMLInputElement;
  await userEvent.upload(picker, new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' }));
  submit();
  await waitFor(() => expect(findSent('issueFapiao')).toHaveLength(1));
  expect(findSent('uploadFapiaoFile')[0]?.version).toBe('"3"');
  expect(findSent('issueFapiao')[0]).toMatchObject({ version: '"4"', body: { number: NUMBER } });
});

test('sends an uploaded file once when the number is refused', async () => {
  const { findSent } = await show(fapiao, {
    uploadFapiaoFile: { ...fapiao, file: 'pdf', version: 4 },
    issueFapiao: () => problemResponse(409, 'conflict'),
  });
  await press('Enter the fapiao');
  const form = await findForm();
  fireEvent.change(form.getByLabelText('Number'), { target: { value: NUMBER } });
  const picker = document.querySelector('input[type=file]') as HTMLInputElement;
  await userEvent.upload(picker, new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' }));
  for (const count of [1, 2]) {
    submit();
    await waitFor(() => expect(findSent('issueFapiao')).toHaveLength(count));
  }
  expect(findSent('uploadFapiaoFile')).toHaveLength(1);
});

test('shows the title in full only after a call that is recorded', async () => {
  const { findSent } = await show(fapiao, { revealFapiaoTitle: full });
  await screen.findByText('**************058B');
  expect(findSent('revealFapiaoTitle')).toEqual([]);
  await press('Show in full');
  expect(await screen.findByText('91330100799655058B')).toBeVisible();
});

test('refuses with a reason', async () => {
  const refused = { ...fapiao, status: 'refused', actions: [], refusedReason: 'Wrong number' };
  const { findSent } = await show(fapiao, { rejectFapiao: refused });
  await press('Refuse');
  const form = await findForm();
  submit();
  expect(findSent('rejectFapiao')).toEqual([]);
  fireEvent.change(form.getByLabelText('Reason'), { target: { value: 'Wrong number' } });
  submit();
  await waitFor(() => expect(findSent('rejectFapiao')).toHaveLength(1));
  expect(findSent('rejectFapiao')[0]).toMatchObject({
    version: '"3"',
    body: { reason: 'Wrong number' },
  });
});

test('reverses a fapiao after a refund', async () => {
  const toReverse = { ...issued, isToReverse: true, amountDue: 665_000 };
  const { findSent } = await show(toReverse, { reverseFapiao: { ...issued, status: 'reversed' } });
  expect(await screen.findByText(/Something was refunded since/)).toBeVisible();
  await press('Enter the reversal');
  const form = await findForm();
  fireEvent.change(form.getByLabelText('Number of the negative fapiao'), {
    target: { value: NUMBER },
  });
  submit();
  await waitFor(() => expect(findSent('reverseFapiao')).toHaveLength(1));
  expect(findSent('reverseFapiao')[0]).toMatchObject({
    body: { number: NUMBER, reason: 'refund' },
  });
});

test('does not issue over nothing', async () => {
  await show({ ...fapiao, amount: 0, amountDue: 0 });
  expect(await screen.findByRole('button', { name: 'Enter the fapiao' })).toBeDisabled();
  expect(screen.getByText(/Nothing is left of the order/)).toBeVisible();
});

test('lets who may only read see neither titles nor actions', async () => {
  await show(fapiao, {}, 'read-only');
  expect(await screen.findByText('杭***')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show in full' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Enter the fapiao' })).toBeNull();
});

test('issues from the newest version after a stale one, keeping the number', async () => {
  let version = 3;
  const { findSent } = await show(fapiao, {
    getFapiao: () => ({ ...fapiao, version }),
    issueFapiao: (call: SentCall) => {
      if (call.version !== '"3"') return issued;
      version = 6;
      return problemResponse(412, 'precondition-failed');
    },
  });
  await press('Enter the fapiao');
  const form = await findForm();
  const typed = { target: { value: '2631 2000-000123456789' } };
  fireEvent.change(form.getByLabelText('Number'), typed);
  submit();
  expect(await screen.findByText('problem precondition-failed')).toBeInTheDocument();
  await waitFor(() => expect(findSent('getFapiao')).toHaveLength(2));
  expect(form.getByLabelText('Number')).toHaveValue(NUMBER);
  submit();
  expect(await screen.findByText('Done')).toBeInTheDocument();
  expect(findSent('issueFapiao').map((call) => call.version)).toEqual(['"3"', '"6"']);
});
