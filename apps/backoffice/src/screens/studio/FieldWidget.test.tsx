import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draft } from '../../testing/page-fixtures.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { choose, fill, getField, typeTime } from '../../testing/screen-steps.ts';
import { CanvasNote } from './CanvasNote.tsx';
import type { ModuleField } from './describe-module.ts';
import { createPageHistory } from './editing/page-history.ts';
import { findModuleFaults } from './entries.ts';
import { FieldWidget } from './FieldWidget.tsx';
import { StudioProvider } from './StudioContext.ts';

const field: ModuleField = {
  ...{ name: 'x', kind: 'line', widget: '', label: { 'zh-CN': '字段', 'en-US': 'Field' } },
  ...{ initial: undefined, min: undefined, max: undefined, options: [], children: [] },
};
const STUDIO = {
  ...{
    history: createPageHistory(() => undefined),
    save: vi.fn(),
    saveChanges: vi.fn(),
    choose: vi.fn(),
    check: vi.fn(),
    publish: vi.fn(),
  },
  ...{ draft: { ...draft, entries: [], problems: [] }, canWrite: true, saveState: undefined },
  ...{ isChanged: false, isComparing: false, setIsComparing: vi.fn(), others: [] },
};

function show(
  changes: Partial<ModuleField>,
  value: unknown,
  language: 'zh-CN' | 'en-US' = 'en-US',
) {
  const change = vi.fn();
  renderScreen(
    () => (
      <StudioProvider value={STUDIO}>
        <FieldWidget
          field={{ ...field, ...changes }}
          value={value}
          disabled={false}
          onChange={change}
        />
      </StudioProvider>
    ),
    { language, answers: { listSets: [] } },
  );
  return change;
}

test.each([
  ['a line', {}, 'old', 'new', 'new'],
  ['an area', { kind: 'area' }, 'old', 'new', 'new'],
  ['HTML', { widget: 'html' }, '<p>a</p>', '<p>b</p>', '<p>b</p>'],
  ['a number', { kind: 'number', min: 1, max: 9 }, 3, '7', 7],
  ['a number that is cleared', { kind: 'number' }, 3, '', null],
  ['a colour', { widget: 'colour', options: ['ivory'] }, '#fff', 'ivory', 'ivory'],
  ['a picture', { widget: 'image' }, undefined, 'u-1', { key: 'u-1' }],
  ['a picture that is taken off', { widget: 'image' }, { key: 'u-1' }, '', undefined],
  ['a video', { widget: 'video' }, '', '/v/film.mp4', '/v/film.mp4'],
] as const)('changes %s', (_title, changes, value, typed, expected) => {
  const change = show(changes, value);
  fill('Field', typed);
  expect(change).toHaveBeenLastCalledWith(expected);
});

test('turns a switch', () => {
  const turn = show({ kind: 'switch' }, true);
  fireEvent.click(screen.getByLabelText('Field'));
  expect(turn.mock.calls[0]?.[0]).toBe(false);
});

test('takes a choice by its name in the language of the operator', async () => {
  const take = show({ kind: 'choice', options: ['start', 'centre', 2] }, 'start', 'zh-CN');
  expect(screen.getByTitle('靠左')).toBeVisible();
  await choose('字段', '居中');
  expect(take.mock.calls[0]?.[0]).toBe('centre');
});

test('stores a time of China as a time of the world', async () => {
  const change = show({ widget: 'time' }, '2026-12-11T16:00:00.000Z');
  expect(getField('Field')).toHaveValue('2026-12-12 00:00');
  typeTime(getField('Field'), '2026-12-12 08:00');
  await waitFor(() => expect(change).toHaveBeenLastCalledWith('2026-12-12T00:00:00.000Z'));
});

test('names in the canvas what a module lacks', () => {
  const faults = findModuleFaults('singleImage', { id: 'a' });
  expect(faults.length).toBeGreaterThan(0);
  const view = renderScreen(() => (
    <CanvasNote code="singleImage" message="{module}: to complete" faults={faults} />
  ));
  expect(screen.getByRole('note')).toHaveTextContent(/: to complete/);
  expect(document.querySelectorAll('li').length).toBeGreaterThan(0);
  view.unmount();
  renderScreen(() => <CanvasNote code="hologram" message="{module}" />, { language: 'zh-CN' });
  expect(screen.getByRole('note')).toHaveTextContent('hologram');
});
