import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { colours } from '../../testing/catalogue-fixtures.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import {
  answerDialog,
  doublePress,
  fieldProblem,
  fill,
  findDialog,
  press,
  readRows,
} from '../../testing/screen-steps.ts';
import { problemResponse } from '../../testing/stub-calls.ts';
import { Colours } from './Colours.tsx';

const answers = { listColours: colours };

test('lists the colours with their products in the language of the operator, and finds them', async () => {
  const english = renderScreen(Colours, { answers, role: 'read-only' });
  expect(await screen.findByText('Camel')).toBeVisible();
  expect(readRows()).toEqual([
    ['Camel', 'camel', '1', '0', ''],
    ['藏青色', 'navy', '0', '4', ''],
  ]);
  expect(screen.getByRole('link', { name: '1' })).toHaveAttribute('href', '/products?colour=camel');
  expect(screen.queryByText('New colour')).toBeNull();
  fill('Search for a code or a name', ' 藏青');
  expect(readRows().map(([name]) => name)).toEqual(['藏青色']);
  fill('Search for a code or a name', 'CAM');
  expect(readRows().map(([, code]) => code)).toEqual(['camel']);
  fill('Search for a code or a name', 'teal');
  expect(screen.getByText('Nothing matches the search')).toBeVisible();
  english.unmount();
  renderScreen(Colours, { answers, language: 'zh-CN' });
  expect(await screen.findByText('驼色')).toBeVisible();
});

test('says that there are no colours, or why they could not be read, and reads them again', async () => {
  let answer: unknown = problemResponse(500, 'internal');
  renderScreen(Colours, { answers: { listColours: () => answer } });
  expect(await screen.findByText('problem internal')).toBeVisible();
  answer = [];
  press('Try again');
  expect(await screen.findByText('Nothing here yet')).toBeVisible();
});

test('adds a colour last, once at a double click, and keeps what the server refused', async () => {
  let answer: unknown = fieldProblem({ code: 'is taken' });
  const { findSent } = renderScreen(Colours, {
    role: 'catalogue',
    answers: { ...answers, createColour: () => answer },
  });
  await screen.findByText('Camel');
  press(/New colour/);
  const dialog = await findDialog('New colour');
  fill('Code', 'off white', dialog);
  fill('Colour value', 'white', dialog);
  press('Save', dialog);
  expect(await within(dialog).findByText('Use letters, digits, - and _')).toBeVisible();
  expect(within(dialog).getByText('Write a colour such as #1a2b3c')).toBeVisible();
  fill('Code', 'off-white', dialog);
  fill('Colour value', '#F3EEE3', dialog);
  fill('Name · Chinese', ' 米白色 ', dialog);
  doublePress('Save', dialog);
  expect(await within(dialog).findByText('is taken')).toBeVisible();
  expect(findSent('createColour')).toHaveLength(1);
  answer = colours[0];
  press('Save', dialog);
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(findSent('createColour').at(-1)?.body).toEqual({
    ...{ code: 'off-white', name: { 'zh-CN': '米白色', 'en-US': null } },
    ...{ hex: '#F3EEE3', position: 5 },
  });
  await waitFor(() => expect(findSent('listColours')).toHaveLength(2));
});

test('changes a colour by its version, and tells of a stale one', async () => {
  let shown = colours;
  const updateColour = () => problemResponse(412, 'precondition-failed');
  const { findSent } = renderScreen(Colours, {
    answers: { listColours: () => shown, updateColour },
  });
  await screen.findByText('Camel');
  press('Edit camel');
  const dialog = await findDialog('Camel');
  expect(within(dialog).queryByLabelText('Code')).toBeNull();
  fill('Colour value', '#b68d5e', dialog);
  shown = colours.map((colour) => ({ ...colour, version: 2 }));
  press('Save', dialog);
  expect(await within(dialog).findByText(/Another operator has just changed this/)).toBeVisible();
  expect(within(dialog).getByLabelText('Colour value')).toHaveValue('#b68d5e');
  expect(findSent('updateColour')).toMatchObject([
    { params: { code: 'camel' }, version: '"1"', body: { hex: '#b68d5e', position: 0 } },
  ]);
});

test('deletes a colour without products after a question, and says what still uses it', async () => {
  let answer: unknown = problemResponse(409, 'conflict');
  const { findSent } = renderScreen(Colours, {
    answers: { ...answers, deleteColour: () => answer },
    language: 'zh-CN',
  });
  await screen.findByText('驼色');
  expect(screen.queryByLabelText('删除 camel')).toBeNull();
  press('删除 navy');
  await answerDialog('删除“藏青色”？', '删除');
  expect(await screen.findByText('problem conflict')).toBeVisible();
  answer = { done: true };
  press('删除 navy');
  await answerDialog('删除“藏青色”？', '删除');
  expect(await screen.findByText('已删除')).toBeVisible();
  expect(findSent('deleteColour').map(({ params }) => params)).toEqual([
    { code: 'navy' },
    { code: 'navy' },
  ]);
});
