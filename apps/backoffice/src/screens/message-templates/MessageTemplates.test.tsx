import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { MessageTemplates } from './MessageTemplates.tsx';

const fields = [
  { name: 'thing1', of: 'product', kind: 'text', max: 20, given: 'A long name', shown: 'A lo…' },
  { name: 'phrase2', of: 'status', kind: 'phrase', max: 5, given: 'Shipped', shown: null },
];
const cards = [
  { channel: 'messaging', code: null, fields: [{ ...fields[0], shown: 'A long name' }] },
  { channel: 'minip', code: 'T7', fields },
];
const create = (text: string) => ({
  subject: `${text}!`,
  body: text,
  html: `<p>${text}</p>`,
  push: { title: `${text}, as a title`, body: `${text} on a phone` },
  cards,
  problems: [{ value: 'order', reason: 'missing', max: 500 }],
});
const answers = {
  listMessageTemplates: ['order-paid', 'order-shipped'].map((name) => ({
    ...{ name, values: ['product', 'order'], sample: { product: 'Milano 大衣', order: '7' } },
  })),
  previewMessageTemplate: { 'zh-CN': create('已发货'), 'en-US': create('On its way') },
};

test('shows the text and the e-mail of the chosen template in each language', async () => {
  const user = userEvent.setup();
  const { findSent } = renderScreen(MessageTemplates, { role: 'content', answers });
  await user.click(await screen.findByRole('menuitem', { name: 'Shipped' }));
  expect(await screen.findByText('On its way')).toBeInTheDocument();
  expect(findSent('previewMessageTemplate').at(-1)?.params).toEqual({ name: 'order-shipped' });
  await user.click(screen.getByText('Chinese'));
  expect(screen.getByText('已发货')).toBeInTheDocument();
  await user.click(screen.getByText('English'));
  expect(screen.getByText('On its way, as a title')).toBeVisible();
  expect(screen.getByText('On its way on a phone')).toBeVisible();
  const email = screen.getByTitle('E-mail');
  expect(email).toHaveAttribute('srcdoc', '<p>On its way</p>');
  // Nothing in it may run.
  expect(email).toHaveAttribute('sandbox', '');
});

test('shows the cards of messaging apps, and at a field what the vendor would refuse or rewrite', async () => {
  renderScreen(MessageTemplates, { role: 'content', answers });
  const find = async (title: string) =>
    within((await screen.findByText(title)).closest<HTMLElement>('.ant-card') ?? document.body);
  const account = await find('WeChat account');
  expect(account.getByText('Not registered')).toBeVisible();
  expect(account.getByText(/^thing1 · a text of at most 20 characters/)).toBeVisible();
  const mini = await find('WeChat mini-program');
  expect(mini.getByText('T7')).toBeVisible();
  expect(mini.getByText(/rewritten from “A long name”/)).toBeVisible();
  expect(mini.getByRole('alert')).toHaveTextContent(
    'phrase2: the platform would refuse “Shipped”. It takes at most 5 Chinese characters',
  );
});

test('opens in the language of the operator', async () => {
  renderScreen(MessageTemplates, { role: 'content', answers, language: 'zh-CN' });
  expect(await screen.findByText('已发货', { selector: 'div' })).toBeInTheDocument();
  expect(screen.getByText('微信小程序')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('会被平台拒绝“Shipped”：汉字，最多 5 个');
});

test('asks the server for a preview of own values, of each language by itself, and goes back to the sample', async () => {
  const user = userEvent.setup();
  const { findSent } = renderScreen(MessageTemplates, { role: 'content', answers });
  const sample = { product: 'Milano 大衣', order: '7' };
  const reset = await screen.findByRole('button', { name: 'Back to the sample' });
  expect(reset).toBeDisabled();
  const product = screen.getByRole('textbox', { name: 'Product' });
  await user.clear(product);
  await user.type(product, 'Coat');
  const readLast = () => findSent('previewMessageTemplate').at(-1)?.body;
  await waitFor(() =>
    expect(readLast()).toEqual({ 'zh-CN': sample, 'en-US': { ...sample, product: 'Coat' } }),
  );
  await user.click(screen.getByText('Chinese'));
  expect(product).toHaveValue('Milano 大衣');
  await user.click(screen.getByText('English'));
  expect(product).toHaveValue('Coat');
  await user.click(reset);
  expect(product).toHaveValue('Milano 大衣');
});

test('says at a value what is missing, and what the fields of the vendors would make of it', async () => {
  renderScreen(MessageTemplates, { role: 'content', answers });
  const order = await screen.findByRole('textbox', { name: 'Order' });
  await waitFor(() => expect(order).toHaveAccessibleDescription(/must not be empty/));
  expect(order).toBeInvalid();
  const product = screen.getByRole('textbox', { name: 'Product' });
  expect(product).toHaveAccessibleDescription(
    'WeChat mini-program: thing1 would show “A lo…”. It takes a text of at most 20 characters; a longer one is cut',
  );
  expect(product).toBeValid();
});
