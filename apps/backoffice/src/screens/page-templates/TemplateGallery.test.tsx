import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { AdminResponse } from '../../api/admin-api.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import {
  answerDialog,
  doublePress,
  fieldProblem,
  fill,
  findDialog,
  press,
} from '../../testing/screen-steps.ts';
import { problemResponse } from '../../testing/stub-calls.ts';
import { SaveTemplateButton } from './SaveTemplateButton.tsx';
import { TemplateFacts } from './TemplateFacts.tsx';
import { type Start, TemplateGallery } from './TemplateGallery.tsx';

type Template = AdminResponse<'listPageTemplates'>['items'][number];

const own: Template = {
  ...{ id: '5', isBuiltIn: false, pictureKey: null, pictureUrl: null, version: 3 },
  name: { 'zh-CN': '春季', 'en-US': 'Spring' },
  description: { 'zh-CN': '两栏', 'en-US': 'Two columns' },
  languages: ['en-US', 'zh-CN'],
  modules: ['image', 'text', 'text'],
  ...{ savedBy: 'Lin', savedAt: '2026-11-24T02:00:00.000Z' },
};
const builtIn: Template = {
  ...own,
  ...{ id: 'lookbook', isBuiltIn: true, description: null, savedBy: '', savedAt: null },
  name: { 'zh-CN': '画册', 'en-US': 'Lookbook' },
  ...{ languages: ['zh-CN'], modules: ['image'], pictureUrl: '/i/look.avif' },
};

function Gallery({ templates }: { templates: readonly Template[] }) {
  const [start, setStart] = useState<Start>('empty');
  return <TemplateGallery templates={templates} start={start} onChoose={setStart} />;
}
const getChosen = () => document.querySelector('[aria-pressed=true]')?.textContent;

test('shows what a page can begin with, and keeps one of them chosen', () => {
  const view = renderScreen(() => <Gallery templates={[own, builtIn]} />);
  expect(getChosen()).toContain('Empty page');
  press(/Spring/);
  expect(getChosen()).toBe('Spring3 modules');
  press(/Lookbook/);
  expect(getChosen()).toBe('Lookbook1 module');
  expect(document.querySelector('img')).toHaveAttribute('src', '/i/look.avif');
  press(/Copy of a page/);
  expect(document.querySelectorAll('[aria-pressed=true]')).toHaveLength(1);
  view.unmount();
  renderScreen(() => <Gallery templates={[builtIn]} />, { language: 'zh-CN' });
  expect(screen.getByText(/还没有自己的模板/)).toBeVisible();
  expect(screen.getByText('画册')).toBeVisible();
});

function Facts({ template }: { template: Template }) {
  const [current, setCurrent] = useState<Template | undefined>(template);
  if (!current) return <p>no template</p>;
  return <TemplateFacts template={current} onChanged={setCurrent} />;
}

test('changes a template by its version, and keeps what was refused', async () => {
  let answer: unknown = fieldProblem({ pictureKey: 'must be the key of an image' });
  const { findSent } = renderScreen(() => <Facts template={own} />, {
    answers: { updatePageTemplate: () => answer },
  });
  expect(screen.getByText(/saved by Lin, 24 Nov 2026, 10:00/)).toBeVisible();
  expect(document.body.textContent).toContain('3 modules · Languages: Chinese, English');
  expect(screen.getByText(/×2/)).toBeVisible();
  press('Change');
  const dialog = await findDialog('Change the template');
  fill('Name · English', 'Early spring', dialog);
  fill('Picture', '../x', dialog);
  doublePress('Save', dialog);
  expect(await within(dialog).findByText('must be the key of an image')).toBeVisible();
  expect(findSent('updatePageTemplate')).toHaveLength(1);
  answer = { ...own, name: { 'zh-CN': '春季', 'en-US': 'Early spring' }, version: 4 };
  press('Remove', dialog);
  press('Save', dialog);
  expect(await screen.findByText('The template is changed')).toBeVisible();
  expect(screen.getByText('Early spring')).toBeVisible();
  expect(findSent('updatePageTemplate').at(-1)).toMatchObject({
    params: { id: '5' },
    version: '"3"',
    body: {
      name: { 'zh-CN': '春季', 'en-US': 'Early spring' },
      description: own.description,
      pictureKey: null,
    },
  });
});

test('deletes a template by its version after a question', async () => {
  let answer: unknown = problemResponse(412, 'precondition-failed');
  const { findSent } = renderScreen(() => <Facts template={own} />, {
    answers: { deletePageTemplate: () => answer },
  });
  press('Delete');
  await answerDialog('Delete the template “Spring”?', 'Cancel');
  expect(findSent('deletePageTemplate')).toHaveLength(0);
  press('Delete');
  await answerDialog('Delete the template “Spring”?', 'Delete');
  expect(await screen.findByText('problem precondition-failed')).toBeVisible();
  answer = { done: true };
  press('Delete');
  await answerDialog('Delete the template “Spring”?', 'Delete');
  expect(await screen.findByText('no template')).toBeVisible();
  expect(findSent('deletePageTemplate').at(-1)).toMatchObject({
    params: { id: '5' },
    version: '"3"',
  });
});

test('a template that comes with the shop is not changed', () => {
  renderScreen(() => <Facts template={builtIn} />);
  expect(screen.getByText(/Pictures and texts are placeholders/)).toBeVisible();
  expect(document.querySelector('button')).toBeNull();
});

test('saves a draft as a template once, for those who may write', async () => {
  const view = renderScreen(() => <SaveTemplateButton draftId="31" name="春日" />, {
    role: 'read-only',
  });
  expect(document.querySelector('button')).toBeNull();
  view.unmount();
  const { findSent } = renderScreen(() => <SaveTemplateButton draftId="31" name="春日" />, {
    role: 'content-editor',
    answers: { createPageTemplate: own },
  });
  press('Save as template');
  const dialog = await findDialog('Save as template');
  fireEvent.click(within(dialog).getByLabelText('With the draft of the other language'));
  doublePress('Save', dialog);
  expect(await screen.findByText(/Saved as a template/)).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText('Name · Chinese')).toBeNull());
  expect(findSent('createPageTemplate').map(({ body }) => body)).toEqual([
    {
      name: { 'zh-CN': '春日', 'en-US': null },
      ...{ description: null, hasOtherLanguage: false, draftId: '31' },
    },
  ]);
});
