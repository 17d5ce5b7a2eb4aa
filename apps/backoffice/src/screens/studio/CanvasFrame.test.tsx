import { useGetPuck } from '@puckeditor/core';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderStudio } from '../../testing/renderStudio.tsx';
import { press } from '../../testing/screen-steps.ts';
import { CanvasFrame } from './CanvasFrame.tsx';
import { Outline } from './editing/Outline.tsx';
import { Palette } from './editing/Palette.tsx';
import { StudioHeader } from './StudioHeader.tsx';
import { ZONE } from './use-editor.ts';

const entries = ['a', 'b', 'c'].map((id) => ({ id, code: 'text', fields: { content: id } }));

/** What Puck does when a module is dragged. */
function Drags() {
  const getEditor = useGetPuck();
  const place = { destinationZone: ZONE, destinationIndex: 0 };
  const drop = () =>
    getEditor().dispatch({ type: 'insert', componentType: 'text', id: 'text-new', ...place });
  const drag = () => getEditor().dispatch({ type: 'reorder', sourceIndex: 2, ...place });
  return (
    <>
      <button type="button" onClick={drop}>
        drop a text
      </button>
      <button type="button" onClick={drag}>
        drag the last one up
      </button>
    </>
  );
}

/** The studio with a canvas, whose document gets the keys once something in it was pressed. */
async function open(options: object = {}) {
  const frame = document.createElement('iframe');
  const canvas = document.implementation.createHTMLDocument();
  Object.defineProperties(canvas, {
    defaultView: { value: { frameElement: frame } },
    getSelection: { value: () => ({ isCollapsed: true }) },
  });
  canvas.body.innerHTML = '<a href="/elsewhere">link</a><input>';
  const view = renderStudio(
    <>
      <StudioHeader />
      <Outline />
      <Palette />
      <Drags />
      <CanvasFrame document={canvas}>content</CanvasFrame>
    </>,
    { entries, ...options },
  );
  await waitFor(() => expect(frame.title).not.toBe(''));
  // A document without a window of its own takes plain events only.
  const send = (event: Event, target: Element) => act(() => void target.dispatchEvent(event));
  const type = (key: string, more: object = {}, target: Element = canvas.body) => {
    const init = { key, bubbles: true, cancelable: true, composed: true, ...more };
    send(new KeyboardEvent('keydown', init), target);
  };
  const follow = (link: Element) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    send(event, link);
    return !event.defaultPrevented;
  };
  return { ...view, canvas, frame, type, follow };
}
const tick = (name: string) => fireEvent.click(screen.getByLabelText(`Select ${name}`));

test('moves, duplicates and deletes the ticked module by keys in the canvas, and undoes each', async () => {
  const { readIds, readPage, type } = await open();
  tick('a');
  type('ArrowDown', { altKey: true });
  expect(readIds()).toEqual(['b', 'a', 'c']);
  type('ArrowUp', { altKey: true });
  expect(readIds()).toEqual(['a', 'b', 'c']);
  type('d', { ctrlKey: true });
  expect(readPage().entries.map(({ fields }) => fields.content)).toEqual(['a', 'a', 'b', 'c']);
  expect(new Set(readIds()).size).toBe(4);
  type('z', { ctrlKey: true });
  expect(readIds()).toEqual(['a', 'b', 'c']);
  tick('b');
  type('Delete');
  expect(readIds()).not.toContain('b');
  type('z', { metaKey: true });
  await waitFor(() => expect(readIds()).toEqual(['a', 'b', 'c']));
});

test('adds a module of the palette behind the ticked one, and saves by a key in the canvas', async () => {
  const { readPage, actions, type } = await open();
  tick('a');
  press(/^Text/);
  await waitFor(() => expect(readPage().entries).toHaveLength(4));
  expect(readPage().entries[1]?.code).toBe('text');
  type('s', { ctrlKey: true });
  expect(actions.save).toHaveBeenCalledOnce();
});

test('makes one step of a module that is dropped with its texts, and one of a drag', async () => {
  const { readIds, readPage } = await open();
  press('drop a text');
  await waitFor(() => expect(readPage().entries[0]?.fields.content).not.toBe(''));
  expect(readIds()).toEqual(['text-new', 'a', 'b', 'c']);
  press('Undo');
  expect(readIds()).toEqual(['a', 'b', 'c']);
  press('drag the last one up');
  expect(readIds()).toEqual(['c', 'a', 'b']);
  press('Undo');
  expect(readIds()).toEqual(['a', 'b', 'c']);
  press('Redo');
  expect(readIds()).toEqual(['c', 'a', 'b']);
});

test('leaves keys to what is typed in the canvas, and follows no link there', async () => {
  const { readIds, canvas, type, follow } = await open();
  tick('a');
  type('Delete', {}, canvas.querySelector('input') as Element);
  expect(readIds()).toEqual(['a', 'b', 'c']);
  expect(follow(canvas.querySelector('a') as Element)).toBe(false);
});

test('changes nothing for those who only read, and names the canvas in Chinese', async () => {
  const { readIds, frame, type } = await open({
    ...{ role: 'read-only', language: 'zh-CN', studio: { canWrite: false } },
  });
  expect(frame.title).toMatch(/[一-鿿]/);
  fireEvent.click(screen.getByLabelText('选中a'));
  for (const key of ['Delete', 'ArrowDown', 'd', 'z']) type(key, { altKey: key === 'ArrowDown' });
  type('d', { ctrlKey: true });
  expect(readIds()).toEqual(['a', 'b', 'c']);
});
