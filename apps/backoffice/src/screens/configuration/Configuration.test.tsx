import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { fieldProblem } from '../../testing/screen-steps.ts';
import { Configuration } from './Configuration.tsx';

const settings = {
  app: 'storefront',
  environment: 'production',
  toggles: { sameDayDelivery: false, chat: true },
  configuration: { defaultGender: 'men', chatHours: 9 },
  version: 4,
};
const answers = {
  listConfigurations: [settings],
  updateConfiguration: { ...settings, version: 5 },
  listCategories: [],
  listPages: {
    items: [
      {
        ...{ code: 'home-spring', name: '春日首页', kind: 'home', state: 'live' },
        ...{ languages: ['zh-CN'], draftCount: 0, version: 1 },
      },
    ],
    nextCursor: null,
  },
};

test('a shop without genders has one home page', async () => {
  const category = {
    ...{ id: '1', parentId: null, gender: 'women', imageKey: null, position: 1 },
    ...{ name: { 'zh-CN': '全部', 'en-US': 'Everything' }, version: 1, products: 4 },
  };
  const configuration = { ...settings, configuration: {} };
  renderScreen(Configuration, {
    role: 'owner',
    answers: { ...answers, listConfigurations: [configuration], listCategories: [category] },
  });
  expect(await screen.findByLabelText('Home page')).toBeVisible();
  expect(screen.queryByText('Home page · Women')).toBeNull();
  for (const hidden of ['Home page · Men', 'First home page'])
    expect(screen.getByText(hidden).closest('.ant-form-item-hidden')).not.toBeNull();
});

test('changes a feature, the home page and the version, and keeps values of other apps', async () => {
  const user = userEvent.setup();
  const { findSent } = renderScreen(Configuration, { role: 'owner', answers });
  await user.click(await screen.findByRole('switch', { name: 'Same-day delivery' }));
  await user.type(screen.getByLabelText('Oldest version of the app'), '2.18.0');
  await user.click(screen.getByLabelText('Home page · Women'));
  await user.click(await screen.findByText('春日首页 · home-spring'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(findSent('updateConfiguration')).toHaveLength(1));
  expect(findSent('updateConfiguration')[0]).toMatchObject({
    params: { app: 'storefront', environment: 'production' },
    body: {
      toggles: { sameDayDelivery: true, chat: true, appBanner: true },
      configuration: {
        defaultGender: 'men',
        homeContent: { women: 'home-spring' },
        minimumAppVersion: '2.18.0',
        chatHours: 9,
      },
    },
  });
});

test('a new shop sets its storefront for the first time', async () => {
  const user = userEvent.setup();
  const empty = { ...answers, listConfigurations: [] };
  const { findSent } = renderScreen(Configuration, { role: 'owner', answers: empty });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(findSent('updateConfiguration')).toHaveLength(1));
  expect(findSent('updateConfiguration')[0]?.body).toMatchObject({
    toggles: { appBanner: true, beautyChanges: false },
    configuration: {},
  });
});

test.each([
  ['Oldest version of the app', 'two', 'Enter a version such as 2.18.0'],
  ['Other values (JSON)', '[[', 'This is not a JSON object'],
])('refuses an invalid value of %s', async (label, text, problem) => {
  const user = userEvent.setup();
  const { findSent } = renderScreen(Configuration, { role: 'owner', answers });
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(problem)).toBeInTheDocument();
  expect(findSent('updateConfiguration')).toHaveLength(0);
});

test('lets who publishes pages change the home pages and nothing else', async () => {
  const user = userEvent.setup();
  const { findSent } = renderScreen(Configuration, { role: 'content', answers });
  expect(await screen.findByText(/an owner changes the other settings/)).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Same-day delivery' })).toBeDisabled();
  expect(screen.getByLabelText('Oldest version of the app')).toBeDisabled();
  await user.click(screen.getByLabelText('Home page · Women'));
  await user.click(await screen.findByText('春日首页 · home-spring'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(findSent('updateConfiguration')).toHaveLength(1));
  const { toggles, configuration } = settings;
  expect(findSent('updateConfiguration')[0]?.body).toEqual({
    toggles,
    configuration: { ...configuration, homeContent: { women: 'home-spring' } },
  });
});

test('tells an editor who may not publish why nothing can be changed', async () => {
  renderScreen(Configuration, { role: 'content-editor', answers });
  expect(await screen.findByText(/need the permission “Publish pages”/)).toBeVisible();
  expect(screen.getByLabelText('Home page · Women')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('shows at its field what the shop cannot have', async () => {
  const user = userEvent.setup();
  const updateConfiguration = fieldProblem({
    'configuration.homeContent.women': 'no such page',
    'configuration.minimumAppVersion': 'too new',
  });
  renderScreen(Configuration, { role: 'owner', answers: { ...answers, updateConfiguration } });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('no such page')).toBeVisible();
  expect(screen.getByText('too new')).toBeVisible();
});
