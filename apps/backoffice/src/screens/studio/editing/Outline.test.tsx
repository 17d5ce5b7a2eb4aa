import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderStudio } from '../../../testing/renderStudio.tsx';
import { fill, findDialog, getButton, press } from '../../../testing/screen-steps.ts';
import { StudioHeader } from '../StudioHeader.tsx';
import { Outline } from './Outline.tsx';
import { Palette } from './Palette.tsx';

const text = (id: string, content = id) => ({ id, code: 'text', fields: { content } });
const entries = ['a', 'b', 'c'].map((id) => text(id));
const parts = (
  <>
    <StudioHeader />
    <Outline />
  </>
);
const tick = (name: string) => fireEvent.click(screen.getByLabelText(`Select ${name}`));
const writeText = vi.fn(async (_text: string) => undefined);
afterEach(() => vi.unstubAllGlobals());

test('moves, duplicates and deletes the ticked modules, and takes a step back', async () => {
  const { readIds, readPage } = renderStudio(parts, { entries });
  await screen.findByLabelText('Select a');
  expect(getButton('Undo')).toBeDisabled();
  tick('a');
  tick('b');
  expect(screen.getByText('2 selected')).toBeVisible();
  press('Move down');
  await waitFor(() => expect(readIds()).toEqual(['c', 'a', 'b']));
  await waitFor(() => expect(getButton('Undo')).toBeEnabled());
  press('Undo');
  await waitFor(() => expect(readIds()).toEqual(['a', 'b', 'c']));
  press('Redo');
  await waitFor(() => expect(readIds()).toEqual(['c', 'a', 'b']));
  press('Duplicate');
  await waitFor(() => expect(readIds()).toHaveLength(5));
  expect(readPage().entries.map(({ fields }) => fields.content)).toEqual([
    ...['c', 'a', 'b', 'a', 'b'],
  ]);
  expect(new Set(readIds()).size).toBe(5);
  press('Delete');
  await waitFor(() => expect(readIds()).toEqual(['c', 'a', 'b']));
});

test('copies modules as text that another page takes, behind the one that is ticked', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const { readPage } = renderStudio(parts, { entries });
  await screen.findByLabelText('Select a');
  tick('b');
  press('Copy');
  expect(await screen.findByText('1 module copied: paste into any page')).toBeVisible();
  const copied = writeText.mock.calls[0]?.[0] ?? '';
  expect(JSON.parse(copied)).toMatchObject({ modules: [{ code: 'text' }] });
  press('Paste');
  const dialog = await findDialog('Paste modules');
  fill('Paste copied modules here (Ctrl+V)', 'hello', dialog);
  press('Paste', dialog);
  expect(await screen.findByText('What you pasted is not a module')).toBeVisible();
  const unknown = { kind: 'vitrine-modules', modules: [{ code: 'hologram', fields: {} }] };
  fill('Paste copied modules here (Ctrl+V)', JSON.stringify(unknown), dialog);
  press('Paste', dialog);
  expect(await screen.findByText('This shop has no module called hologram')).toBeVisible();
  fill('Paste copied modules here (Ctrl+V)', copied, dialog);
  press('Paste', dialog);
  expect(await screen.findByText('1 module pasted')).toBeVisible();
  await waitFor(() =>
    expect(readPage().entries.map(({ fields }) => fields.content)).toEqual(['a', 'b', 'b', 'c']),
  );
});

test('says that nothing was copied where the browser has no clipboard', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  renderStudio(parts, { entries });
  await screen.findByLabelText('Select a');
  tick('a');
  press('Copy');
  expect(await screen.findByText(/The browser does not allow copying/)).toBeVisible();
});

test('knows the keys for modules, but not while text is typed', async () => {
  const { readIds, actions } = renderStudio(parts, { entries });
  await screen.findByLabelText('Select a');
  tick('a');
  fireEvent.keyDown(document.body, { key: 'ArrowDown', altKey: true });
  await waitFor(() => expect(readIds()).toEqual(['b', 'a', 'c']));
  fireEvent.keyDown(document.body, { key: 'Delete' });
  await waitFor(() => expect(readIds()).toEqual(['b', 'c']));
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  expect(actions.save).toHaveBeenCalledOnce();
});

test('those who only read may copy, and change nothing', async () => {
  renderStudio(parts, {
    entries,
    role: 'read-only',
    studio: { canWrite: false },
    language: 'zh-CN',
  });
  await screen.findByLabelText('选中a');
  fireEvent.click(screen.getByLabelText('选中a'));
  expect(getButton('复制')).toBeEnabled();
  for (const name of ['粘贴', '创建副本', '上移', '下移', '删除'])
    expect(getButton(name)).toBeDisabled();
  expect(screen.queryByText('发布')).toBeNull();
});

test('finds a module by its name, and adds it behind the ticked one', async () => {
  const { readPage } = renderStudio(
    <>
      <Palette />
      <Outline />
    </>,
    { entries },
  );
  await screen.findByLabelText('Select a');
  fill('Find a module', 'zzz');
  expect(screen.getByText('No module has “zzz” in its name')).toBeVisible();
  fill('Find a module', 'questions');
  tick('a');
  press('Questions and answers');
  await waitFor(() =>
    expect(readPage().entries.map(({ code }) => code)).toEqual(['text', 'qa', 'text', 'text']),
  );
});
