import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { LightboxDialog } from './LightboxDialog.tsx';

/** jsdom lays nothing out: the window of the lightbox is 300 by 400. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    DOMRect.fromRect({ width: 300, height: 400 }),
  );
});
afterEach(() => void vi.restoreAllMocks());

/** React replaces a time of zero by the clock. */
const START = 1_000;

type Kind = 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel';

interface Finger {
  x: number;
  y?: number;
  id?: number;
  /** Milliseconds since the first finger was put down. */
  at?: number;
  type?: 'touch' | 'mouse';
  button?: number;
}

function openLightbox(alts: readonly string[] = ['第 1 张', '第 2 张', '第 3 张'], start = 1) {
  const pictures = alts.map((alt, n) => ({ alt, images: [{ url: `/coat-${n + 1}`, size: 1200 }] }));
  renderWithPlatform(
    <LightboxDialog start={start} pictures={pictures} label="大衣" onClose={vi.fn()} />,
  );
  const stage = document.querySelector('[tabindex="0"]') as HTMLElement;
  const track = stage.firstElementChild as HTMLElement;
  const send = (kind: Kind, finger: Finger) => {
    const { x, y = 200, id = 1, at = 0, type = 'touch', button = 0 } = finger;
    const init = { pointerId: id, clientX: x, clientY: y, pointerType: type, button };
    const event = new PointerEvent(kind.toLowerCase(), { ...init, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: START + at });
    fireEvent(stage, event);
  };
  return {
    send,
    tap(finger: Finger) {
      send('pointerDown', finger);
      send('pointerUp', finger);
    },
    readDrag: () => track.style.getPropertyValue('--drag'),
  };
}

const readZoom = () => screen.getByRole('img').style.transform;
const readPosition = () => within(screen.getByRole('dialog')).getByRole('status').textContent;

test('two fingers of which one began to swipe zoom, and show no other picture when they leave', () => {
  const { send, readDrag } = openLightbox();
  send('pointerDown', { x: 140 });
  send('pointerMove', { x: 100, at: 20 });
  expect(readDrag()).toBe('-40px');
  send('pointerDown', { x: 200, id: 2, at: 40 });
  send('pointerMove', { x: 250, id: 2, at: 60 });
  expect(readZoom()).toContain('scale(1.5)');
  expect(readDrag()).toBe('0px');
  send('pointerUp', { x: 250, id: 2, at: 80 });
  send('pointerUp', { x: 100, at: 90 });
  expect(readPosition()).toContain('第 2 张，共 3 张');
  expect(readZoom()).toContain('scale(1.5)');
});

test('a swipe that the browser takes over springs back', () => {
  const { send, readDrag } = openLightbox();
  send('pointerDown', { x: 250 });
  send('pointerMove', { x: 100, at: 100 });
  send('pointerCancel', { x: 100, at: 100 });
  expect(readDrag()).toBe('0px');
  expect(readPosition()).toContain('第 2 张，共 3 张');
});

test.each([
  ['before the first', 0, 200, '30px'],
  ['behind the last', 2, 0, '-30px'],
  ['between pictures', 1, 0, '-100px'],
])('a swipe %s is followed as far as there is something to see', (_, start, to, drag) => {
  const { send, readDrag } = openLightbox(undefined, start);
  send('pointerDown', { x: 100 });
  send('pointerMove', { x: to, at: 500 });
  expect(readDrag()).toBe(drag);
});

test('a click of the mouse zooms at once, and a press of its other buttons does nothing', () => {
  const { tap } = openLightbox();
  tap({ x: 150, type: 'mouse', button: 2 });
  expect(readZoom()).toBe('');
  tap({ x: 150, type: 'mouse' });
  expect(readZoom()).toContain('scale(2.5)');
  tap({ x: 150, type: 'mouse', at: 400 });
  expect(readZoom()).toBe('');
});

test.each([
  ['soon and near', { x: 180, at: 299 }, true],
  ['too late', { x: 150, at: 300 }, false],
  ['too far away', { x: 190, at: 100 }, false],
])('two taps, the second %s: zooms %s', (_, second, zooms) => {
  const { tap } = openLightbox();
  tap({ x: 150 });
  tap(second);
  expect(readZoom() !== '').toBe(zooms);
});

test('a finger that rests on the picture is no tap', () => {
  const { send, tap } = openLightbox();
  send('pointerDown', { x: 150 });
  send('pointerUp', { x: 150, at: 300 });
  tap({ x: 150, at: 310 });
  expect(readZoom()).toBe('');
});

test('pictures with the same text are shown one by one', () => {
  const warn = vi.spyOn(console, 'error').mockReturnValue();
  const { send } = openLightbox(['大衣', '大衣'], 0);
  send('pointerDown', { x: 250 });
  send('pointerMove', { x: 100, at: 100 });
  send('pointerUp', { x: 100, at: 100 });
  expect(readPosition()).toContain('第 2 张，共 2 张');
  expect(screen.getByRole('img')).toHaveAttribute('src', '/coat-2');
  expect(warn.mock.calls.flat().join()).not.toContain('same key');
});

test('the arrow at the end of the row leaves the zoom as it is', () => {
  const { tap } = openLightbox(undefined, 2);
  tap({ x: 150, type: 'mouse' });
  fireEvent.click(screen.getByRole('button', { name: '下一张' }));
  expect(readZoom()).toContain('scale(2.5)');
  fireEvent.click(screen.getByRole('button', { name: '上一张' }));
  expect(readPosition()).toContain('第 2 张，共 3 张');
  expect(readZoom()).toBe('');
});
