import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../testing.tsx';
import { Video } from './Video.tsx';

let look: (isIntersecting: boolean) => void = () => {};
const play = vi.fn(async () => undefined);
const pause = vi.fn();

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(callback: IntersectionObserverCallback) {
        look = (isIntersecting) =>
          callback(
            [{ isIntersecting } as IntersectionObserverEntry],
            this as unknown as IntersectionObserver,
          );
      }
    },
  );
  look = () => {};
  play.mockClear();
  pause.mockClear();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const film = () => screen.getByLabelText<HTMLVideoElement>('缎面如何斜裁');

test('it is not fetched, and not played, before it is asked for', async () => {
  const onPlay = vi.fn();
  show(<Video src="/satin.mp4" label="缎面如何斜裁" onPlay={onPlay} />);
  expect(film()).toHaveAttribute('preload', 'none');
  look(true);
  expect(play).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '播放缎面如何斜裁' }));
  expect(play).toHaveBeenCalledTimes(1);
  fireEvent.play(film());
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  fireEvent.play(film());
  expect(onPlay).toHaveBeenCalledTimes(1);
});

test('what plays by itself is silent, and plays only in view', () => {
  show(<Video src="/satin.mp4" label="缎面如何斜裁" autoPlay />);
  expect(film().muted).toBe(true);
  look(true);
  expect(play).toHaveBeenCalledTimes(1);
  look(false);
  expect(pause).toHaveBeenCalledTimes(1);
});

test('for those who prefer stillness it waits to be asked', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  show(<Video src="/satin.mp4" label="缎面如何斜裁" autoPlay />);
  look(true);
  expect(play).not.toHaveBeenCalled();
});
