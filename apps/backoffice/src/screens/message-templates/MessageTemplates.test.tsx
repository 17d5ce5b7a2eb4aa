import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { MessageTemplates } from './MessageTemplates.tsx';

const create = (text: string) => ({ subject: text, body: text, html: `<p>${text}</p>` });
const answers = {
  listMessageTemplates: ['order-paid', 'order-shipped'].map((name) => ({
    ...{ name, values: [], sample: {} },
  })),
  previewMessageTemplate: { 'zh-CN': create('已发货'), 'en-US': create('On its way') },
};

test('shows the text and the e-mail of the chosen template in each language', async () => {
  const user = userEvent.setup();
  const { findSent } = renderScreen(MessageTemplates, { role: 'content', answers });
  await user.click(await screen.findByRole('menuitem', { name: 'Shipped' }));
  expect(await screen.findByText('已发货')).toBeInTheDocument();
  expect(findSent('previewMessageTemplate').at(-1)?.params).toEqual({ name: 'order-shipped' });
  await user.click(screen.getByText('English'));
  expect(screen.getByText('On its way')).toBeInTheDocument();
  const email = screen.getByTitle('E-mail');
  expect(email).toHaveAttribute('srcdoc', '<p>On its way</p>');
  // Nothing in it may run.
  expect(email).toHaveAttribute('sandbox', '');
});
