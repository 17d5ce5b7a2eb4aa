import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { Video } from './Video.tsx';

let setVisible: (isIntersecting: boolean) => void = () => {};
const play = vi.fn(async () => undefined);
const pause = vi.fn();

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(callback: IntersectionObserverCallback) {
        setVisible = (isIntersecting) =>
          callback(
            [{ isIntersecting } as IntersectionObserverEntry],
            this as unknown as IntersectionObserver,
          );
      }
    },
  );
  setVisible = () => {};
  play.mockClear();
  pause.mockClear();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const video = () => screen.getByLabelText<HTMLVideoElement>('缎面如何斜裁');

test('does not load or play before the play button is pressed', async () => {
  const onPlay = vi.fn();
  renderWithPlatform(<Video src="/satin.mp4" label="缎面如何斜裁" onPlay={onPlay} />);
  expect(video()).toHaveAttribute('preload', 'none');
  setVisible(true);
  expect(play).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '播放缎面如何斜裁' }));
  expect(play).toHaveBeenCalledTimes(1);
  fireEvent.play(video());
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  fireEvent.play(video());
  expect(onPlay).toHaveBeenCalledTimes(1);
});

test('autoPlay is muted and plays only in view', () => {
  renderWithPlatform(<Video src="/satin.mp4" label="缎面如何斜裁" autoPlay />);
  expect(video().muted).toBe(true);
  setVisible(true);
  expect(play).toHaveBeenCalledTimes(1);
  setVisible(false);
  expect(pause).toHaveBeenCalledTimes(1);
});

test('autoPlay does not start with reduced motion', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  renderWithPlatform(<Video src="/satin.mp4" label="缎面如何斜裁" autoPlay />);
  setVisible(true);
  expect(play).not.toHaveBeenCalled();
});
