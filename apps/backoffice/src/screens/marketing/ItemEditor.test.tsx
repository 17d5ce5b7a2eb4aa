import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, test } from 'vitest';
import type { FieldNode } from '../../form/schema/describe-schema.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { problemResponse } from '../../testing/stub-calls.ts';
import { findFieldText } from './fields/find-field-text.ts';
import { VALUE_TEXTS } from './fields/value-texts.ts';
import { ItemEditor } from './ItemEditor.tsx';
import { describeItem } from './item-schema.ts';
import { ITEM_TYPES } from './item-types.ts';

const PATH = '/marketing/:type/:id';
const emptyPage = { items: [], nextCursor: null };
const lists = { listMarketingItems: emptyPage, listBanners: emptyPage };

interface FoundField {
  path: string[];
  node: FieldNode;
}

const listFields = (node: FieldNode, path: string[]): FoundField[] =>
  node.children.flatMap((child) => {
    const isPart = node.kind === 'group';
    const childPath = isPart ? [...path, child.name] : path;
    const own = isPart && child.kind !== 'fixed' ? [{ path: childPath, node: child }] : [];
    return [...own, ...listFields(child, childPath)];
  });

const types = ITEM_TYPES.map(({ type }) => type);

test.each(types)('names every field and value of %s in both languages', (type) => {
  const fields = listFields(describeItem(type), [type]);
  expect(fields.length).toBeGreaterThan(2);
  for (const { path, node } of fields) {
    expect(findFieldText(path)?.label, path.join('.')).toMatchObject({
      'zh-CN': expect.stringMatching(/\p{Script=Han}/u),
      'en-US': expect.stringMatching(/[a-z]/i),
    });
    const variants = node.children[0]?.kind === 'union' ? node.children[0].children : [];
    for (const value of [...node.values, ...variants.map(({ name }) => name)]) {
      expect(VALUE_TEXTS, value).toHaveProperty([value]);
    }
  }
});

test.each(types)('opens the form of a new %s and shows its fields', async (type) => {
  renderScreen(ItemEditor, { path: PATH, url: `/marketing/${type}/-new`, answers: lists });
  await screen.findByRole('heading', { level: 1 });
  for (const { name, kind } of describeItem(type).children) {
    if (kind === 'fixed') continue;
    const label = findFieldText([type, name])?.label['en-US'] ?? '';
    const isConditional = ['packageId', 'lotteryId', 'tickets', 'activityId', 'questionnaireId'];
    const isLimit = ['perWindow', 'perShopperWindow'];
    if ([...isConditional, ...isLimit].includes(name)) continue;
    expect(screen.getAllByText(label).length, label).toBeGreaterThan(0);
  }
});

const typeBanner = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(await screen.findByLabelText('Id'), 'spring');
  await user.type(screen.getByLabelText('Place'), 'top');
  await user.type(screen.getByLabelText('Text · Chinese'), '春');
  await user.type(screen.getByLabelText('Text · English'), 'Spring');
  await user.click(screen.getByRole('button', { name: 'Save' }));
};

const newBanner = (createBanner: unknown) =>
  renderScreen(ItemEditor, {
    path: PATH,
    url: '/marketing/banner/-new',
    answers: { ...lists, createBanner },
  });

it('sends what was typed, and null for what was left empty', async () => {
  const { findSent } = newBanner(problemResponse(409, 'conflict'));
  await typeBanner(userEvent.setup());
  await waitFor(() => expect(findSent('createBanner')).toHaveLength(1));
  expect(findSent('createBanner')[0]?.body).toEqual({
    id: 'spring',
    position: 'top',
    text: { 'zh-CN': '春', 'en-US': 'Spring' },
    gender: null,
    link: null,
    imageKey: null,
    sort: 0,
    startsAt: null,
    endsAt: null,
  });
});

it('shows a message of the server at its field', async () => {
  newBanner(problemResponse(400, 'bad-input', { link: 'must be a path' }));
  await typeBanner(userEvent.setup());
  expect(await screen.findByText('must be a path')).toBeInTheDocument();
});

it('keeps the form until required fields are filled', async () => {
  const { findSent } = newBanner(problemResponse(409, 'conflict'));
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Required')).length).toBeGreaterThan(0);
  expect(findSent('createBanner')).toEqual([]);
});

const lottery = {
  type: 'lottery',
  id: 'lots',
  name: { 'zh-CN': '抽奖', 'en-US': 'Lots' },
  description: { 'zh-CN': '', 'en-US': '' },
  terms: [],
  startsAt: '2026-11-20T00:00:00.000Z',
  endsAt: '2026-12-20T00:00:00.000Z',
  freePerDay: 1,
  prizes: [{ id: 'p1', rewardId: 'gift', odds: 250_000, quantity: 6 }],
  version: 4,
  state: 'paused',
};
/** What the server adds to the prizes. */
const withGiven = ({ prizes, ...rest }: typeof lottery) => ({
  ...rest,
  prizes: prizes.map((prize) => ({ ...prize, given: 0, stock: 6 })),
});
const found = {
  code: 'odds-left',
  severity: 'warning',
  field: 'prizes.0.quantity',
  message: { 'zh-CN': '概率', 'en-US': 'The odds sum to less' },
};
const openLottery = (answers: object = {}, role: 'owner' | 'content' = 'owner') =>
  renderScreen(ItemEditor, {
    path: PATH,
    url: '/marketing/lottery/lots',
    role,
    answers: {
      ...lists,
      getMarketingItem: withGiven(lottery),
      checkMarketingItem: { problems: [found] },
      countMarketingItem: { counts: { draws: 12 } },
      ...answers,
    },
  });

it('shows the counts, and leads from a problem to its field', async () => {
  openLottery();
  await userEvent.setup().click(await screen.findByText(/Prizes 1 › Quantity in all/));
  expect(screen.getByLabelText('Quantity in all')).toHaveFocus();
  expect(screen.getByText('Draws')).toBeInTheDocument();
});

it('saves a stored item with its version', async () => {
  const { findSent } = openLottery({ updateMarketingItem: withGiven({ ...lottery, version: 5 }) });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Name · English'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(findSent('updateMarketingItem')).toHaveLength(1));
  const { version: _, state, ...stored } = lottery;
  expect(findSent('updateMarketingItem')[0]).toMatchObject({
    version: '"4"',
    body: { ...stored, name: { 'zh-CN': '抽奖', 'en-US': 'Lots!' } },
  });
});

it('shows at the list why an item cannot be resumed', async () => {
  const fields = { prizes: 'the list is empty' };
  openLottery({ resumeMarketingItem: problemResponse(409, 'conflict', fields) });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Resume' }));
  expect(await screen.findByText('the list is empty')).toBeInTheDocument();
});

it('adds, moves and removes items of a list', async () => {
  const { findSent } = openLottery({ updateMarketingItem: withGiven({ ...lottery, version: 5 }) });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Add to Terms' }));
  await user.type(screen.getByLabelText('Terms · English'), 'One each');
  await user.click(screen.getByRole('button', { name: 'Delete Prizes 1' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(findSent('updateMarketingItem')).toHaveLength(1));
  expect(findSent('updateMarketingItem')[0]?.body).toMatchObject({
    terms: [{ 'zh-CN': '', 'en-US': 'One each' }],
    prizes: [],
  });
});

it('asks before unsaved changes are left', async () => {
  const { history } = openLottery();
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Name · English'), '!');
  await user.click(screen.getByRole('link', { name: 'Lotteries' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(history).toEqual(['/marketing/lottery/lots']);
  await user.click(screen.getByRole('link', { name: 'Lotteries' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(history).toHaveLength(2));
});

it('opens the stored item after it was created', async () => {
  const stored = { id: 'spring', version: 1, state: 'paused', text: {}, sort: 0, position: 'top' };
  const { history } = newBanner(stored);
  await typeBanner(userEvent.setup());
  await waitFor(() => expect(history?.at(-1)).toBe('/marketing/banner/spring'));
});

it('offers no change to a role that may only read', async () => {
  openLottery({}, 'content');
  await screen.findByText('Your account may only read this');
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Resume' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Name · English')).toBeDisabled();
});
