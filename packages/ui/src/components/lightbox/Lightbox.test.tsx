import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { Lightbox } from './Lightbox.tsx';

const pictures = [1, 2, 3].map((n) => ({
  alt: `大衣，第 ${n} 张`,
  images: [240, 480, 800, 1200].map((size) => ({ url: `/coat-${n}/${size}`, size })),
}));

function Gallery() {
  const [start, setStart] = useState<number>();
  return (
    <>
      <button type="button" onClick={() => setStart(1)}>
        看大图
      </button>
      <Lightbox
        start={start}
        pictures={pictures}
        label="大衣"
        onClose={() => setStart(undefined)}
      />
    </>
  );
}

/** jsdom lays nothing out: the window of the lightbox is 300 by 400. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    DOMRect.fromRect({ width: 300, height: 400 }),
  );
});

async function openLightbox() {
  const rendered = renderWithPlatform(<Gallery />);
  const opener = screen.getByRole('button', { name: '看大图' });
  opener.focus();
  await userEvent.click(opener);
  await findCarousel();
  const stage = document.querySelector<HTMLElement>('[tabindex="0"]');
  if (!stage) throw new Error('The lightbox has no stage');
  // As browsers do, but not jsdom.
  stage.focus();
  return { ...rendered, opener, stage };
}

const findCarousel = () => screen.findByRole('region', { name: '大衣' });
const findPicture = () => screen.getByRole('img');
const readPosition = () => within(screen.getByRole('dialog')).getByRole('status').textContent;
const finger = (clientX: number, clientY = 200, pointerId = 1) => ({
  pointerId,
  clientX,
  clientY,
  pointerType: 'touch',
  isPrimary: pointerId === 1,
});

function tap(stage: HTMLElement, clientX: number, clientY: number): void {
  fireEvent.pointerDown(stage, finger(clientX, clientY));
  fireEvent.pointerUp(stage, finger(clientX, clientY));
}

test('opens at the pressed picture, and loads only that one in its largest rendition', async () => {
  await openLightbox();
  expect(readPosition()).toContain('第 2 张，共 3 张');
  expect(findPicture()).toHaveAttribute('src', '/coat-2/1200');
  const [first, , third] = document.querySelectorAll('img');
  expect(first).toHaveAttribute('src', '/coat-1/800');
  expect(third).toHaveAttribute('src', '/coat-3/800');
});

test('shows the neighbours by arrows, the ends by Home and End', async () => {
  await openLightbox();
  await userEvent.keyboard('{ArrowRight}');
  expect(readPosition()).toContain('第 3 张');
  await userEvent.keyboard('{ArrowRight}');
  expect(readPosition()).toContain('第 3 张');
  await userEvent.keyboard('{Home}');
  expect(readPosition()).toContain('第 1 张');
  await userEvent.keyboard('{End}{ArrowLeft}');
  expect(readPosition()).toContain('第 2 张');
});

test('zooms by keys and buttons, and begins anew at the next picture', async () => {
  await openLightbox();
  await userEvent.keyboard('+');
  expect(findPicture()).toHaveStyle({ transform: 'translate(0px, 0px) scale(1.5)' });
  await userEvent.click(screen.getByRole('button', { name: '放大' }));
  expect(findPicture().style.transform).toContain('scale(2.25)');
  await userEvent.keyboard('-');
  expect(findPicture().style.transform).toContain('scale(1.5)');
  await userEvent.keyboard('{End}');
  expect(findPicture().style.transform).toBe('');
  expect(screen.getByRole('button', { name: '缩小' })).toBeDisabled();
});

test('zooms at a double tap, moves with the finger inside its edges, and returns', async () => {
  const { stage } = await openLightbox();
  tap(stage, 150, 200);
  expect(findPicture().style.transform).toBe('');
  tap(stage, 150, 200);
  expect(findPicture().style.transform).toBe('translate(0px, 0px) scale(2.5)');
  fireEvent.pointerDown(stage, finger(150));
  fireEvent.pointerMove(stage, finger(190, 210));
  expect(findPicture().style.transform).toBe('translate(40px, 10px) scale(2.5)');
  fireEvent.pointerMove(stage, finger(900, 210));
  expect(findPicture().style.transform).toBe('translate(225px, 10px) scale(2.5)');
  fireEvent.pointerUp(stage, finger(900, 210));
  tap(stage, 100, 100);
  tap(stage, 100, 100);
  expect(findPicture().style.transform).toBe('');
});

test('zooms with two fingers', async () => {
  const { stage } = await openLightbox();
  fireEvent.pointerDown(stage, finger(140));
  fireEvent.pointerDown(stage, finger(160, 200, 2));
  fireEvent.pointerMove(stage, finger(130));
  fireEvent.pointerMove(stage, finger(170, 200, 2));
  expect(findPicture().style.transform).toBe('translate(0px, 0px) scale(2)');
});

test('zooms by the wheel at the mouse, and keeps the page from zooming', async () => {
  const { stage } = await openLightbox();
  const event = new WheelEvent('wheel', {
    deltaY: -300,
    clientX: 150,
    clientY: 200,
    cancelable: true,
  });
  act(() => void stage.dispatchEvent(event));
  expect(event.defaultPrevented).toBe(true);
  expect(findPicture().style.transform).toContain('scale(1.56');
});

test('a swipe shows the next picture, and a short one springs back', async () => {
  const { stage } = await openLightbox();
  const swipe = (to: number) => {
    fireEvent.pointerDown(stage, finger(200));
    fireEvent.pointerMove(stage, finger(to));
    fireEvent.pointerUp(stage, finger(to));
  };
  swipe(190);
  expect(readPosition()).toContain('第 2 张');
  swipe(100);
  expect(readPosition()).toContain('第 3 张');
});

test('closes by Esc, by its button and by back, and returns the focus', async () => {
  const { opener, platform } = await openLightbox();
  const close = async (act: () => Promise<void> | void) => {
    await act();
    await waitFor(() => expect(screen.queryByRole('region', { name: '大衣' })).toBeNull());
    expect(opener).toHaveFocus();
  };
  await close(() => userEvent.click(screen.getByRole('button', { name: '关闭' })));
  await userEvent.click(opener);
  await findCarousel();
  await close(() => act(() => platform.goBack()));
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: '大衣' });
  await close(() => void fireEvent(dialog, new Event('cancel', { cancelable: true })));
});
