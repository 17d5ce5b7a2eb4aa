import type { Data } from '@puckeditor/core';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { type Draft, useDraft } from './useDraft.ts';

const draft = { id: '1', page: 'spring', language: 'zh-CN', title: '', entries: [], version: 1 };
const write = (content: string): Data => ({
  root: { props: { title: '' } },
  content: [{ type: 'text', props: { id: 'a', content } }],
});

function Editor() {
  const { actions, onChange } = useDraft(draft as unknown as Draft);
  return (
    <>
      <p role="status">{actions.isChanged ? 'changed' : 'saved'}</p>
      <button type="button" onClick={() => onChange(write('one'))}>
        one
      </button>
      <button type="button" onClick={() => onChange(write('two'))}>
        two
      </button>
      <button type="button" onClick={() => actions.save(write('one'))}>
        save
      </button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const status = () => screen.getByRole('status').textContent;

it('is saved when the editor holds what was saved', async () => {
  renderScreen(Editor, { answers: { savePageDraft: { ...draft, version: 2 } } });
  press('one');
  expect(status()).toBe('changed');
  press('save');
  await waitFor(() => expect(status()).toBe('saved'));
});

it('stays changed when more was written during the save', async () => {
  const view = renderScreen(Editor, { answers: { savePageDraft: { ...draft, version: 2 } } });
  press('one');
  press('save');
  press('two');
  await waitFor(() => expect(view.findSent('savePageDraft')).toHaveLength(1));
  await screen.findByText('Version 2 is saved');
  expect(status()).toBe('changed');
});
