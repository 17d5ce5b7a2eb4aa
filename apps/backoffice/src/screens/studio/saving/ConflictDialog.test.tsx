import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { getButton, press } from '../../../testing/screen-steps.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { Conflict } from './merge-content.ts';

const module = (content: string, more: object = {}) => ({
  ...{ id: 'a', code: 'text', fields: { content, ...more } },
});
const changed: Conflict = {
  ...{ key: 'module a', kind: 'module' },
  ...{
    mine: module('Mine', { moduleName: 'Promise' }),
    theirs: module('Theirs', { moduleName: 'Promise' }),
  },
};
const deleted: Conflict = {
  ...{ key: 'module b', kind: 'module', mine: { ...module('Mine'), id: 'b' }, theirs: undefined },
};
const title: Conflict = { key: 'title', kind: 'title', mine: '春', theirs: '' };
const order: Conflict = { key: 'order', kind: 'order' };

function show(conflicts: readonly Conflict[], language: 'zh-CN' | 'en-US' = 'en-US') {
  const onChoose = vi.fn();
  const onClose = vi.fn();
  renderScreen(() => <ConflictDialog {...{ conflicts, onChoose, onClose }} name="Mei" />, {
    language,
  });
  const groups = screen.getAllByRole('group');
  return { onChoose, onClose, groups };
}
const readTable = (group: HTMLElement | undefined) =>
  [...(group?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
const choose = (group: HTMLElement | undefined, label: string) =>
  fireEvent.click(within(group as HTMLElement).getByLabelText(label));

test('merges only once every conflict is decided, each by itself', () => {
  const { onChoose, groups } = show([title, order, changed]);
  expect(getButton('Merge and save')).toBeDisabled();
  choose(groups[0], 'My change');
  choose(groups[1], 'Change of Mei');
  expect(getButton('Merge and save')).toBeDisabled();
  choose(groups[2], 'Change of Mei');
  choose(groups[2], 'My change');
  press('Merge and save');
  expect(onChoose.mock.calls).toEqual([[{ title: 'mine', order: 'theirs', 'module a': 'mine' }]]);
});

test('keeps all of one side by one press, which a single choice can still change', () => {
  const { onChoose, groups } = show([title, changed]);
  press('Keep all of Mei');
  choose(groups[0], 'My change');
  press('Merge and save');
  expect(onChoose.mock.calls).toEqual([[{ title: 'mine', 'module a': 'theirs' }]]);
});

test('names each conflict and shows what both have made of it', () => {
  const { groups } = show([title, order, changed, deleted]);
  const names = groups.map((group) => group.querySelector('legend')?.textContent);
  expect(names).toEqual([
    'Title of the page',
    'Order of the modules',
    expect.stringMatching(/ · Promise$/),
    expect.not.stringContaining('·'),
  ]);
  expect(readTable(groups[0])).toEqual([['Title of the page', '春', '(empty)']]);
  expect(readTable(groups[1])).toEqual([]);
  expect(readTable(groups[2]).map((row) => row.slice(1))).toEqual([['Mine', 'Theirs']]);
  expect(readTable(groups[3]).map((row) => row.slice(1))).toEqual([
    ['Mine', 'Deleted this module'],
  ]);
});

test('can be left for later without a choice, in Chinese', () => {
  const { onChoose, onClose } = show([title], 'zh-CN');
  expect(screen.getByText(/^Mei 在您编辑时保存了此页面/)).toBeInTheDocument();
  press('先看画布');
  expect(onClose).toHaveBeenCalledOnce();
  expect(onChoose).not.toHaveBeenCalled();
});
