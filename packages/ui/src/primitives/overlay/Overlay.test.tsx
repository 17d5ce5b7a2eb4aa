import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { RadioGroup } from '../../forms/radio-group/RadioGroup.tsx';
import { renderWithPlatform } from '../../testing.tsx';
import { Overlay } from './Overlay.tsx';

const OPTIONS = ['家', '公司'].map((title) => ({ value: title, title }));

function Addresses({ chosen = '家' }) {
  const [value, setValue] = useState(chosen);
  return <RadioGroup label="地址" options={OPTIONS} value={value} onChange={setValue} />;
}

const renderOverlay = (children: ReactNode, onClose = vi.fn()) => ({
  onClose,
  ...renderWithPlatform(
    <>
      <button type="button">页面</button>
      <Overlay open onClose={onClose} label="选择" placement="bottom">
        <button type="button">关闭</button>
        {children}
      </Overlay>
    </>,
  ),
});

const close = () => screen.getByText('关闭');

/** The last stop of the tab key in a sheet, and what is behind it and takes no tab. */
test.each([
  ['a group of radios, where only the chosen one is a stop', <Addresses key="a" />, '家'],
  [
    'a menu, where only the current item is a stop',
    <div key="m" role="menu">
      <button type="button" tabIndex={0}>
        最新
      </button>
      <button type="button" tabIndex={-1}>
        最低
      </button>
    </div>,
    '最新',
  ],
  [
    'a field that is disabled',
    <div key="d">
      <textarea aria-label="留言" />
      <select aria-label="城市" disabled />
    </div>,
    '留言',
  ],
])('Tab goes round in a sheet that ends with %s', async (_, children, last) => {
  renderOverlay(children);
  const stop = screen.queryByLabelText(last) ?? screen.getByText(last);
  stop.focus();
  await userEvent.tab();
  expect(close()).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(stop).toHaveFocus();
});

test('Tab also goes round behind a group of radios of which none is chosen', async () => {
  renderOverlay(<Addresses chosen="" />);
  screen.getByLabelText('家').focus();
  await userEvent.tab();
  expect(close()).toHaveFocus();
});

test('back to a group of radios focuses the one that was chosen', async () => {
  renderOverlay(<Addresses />);
  await userEvent.click(screen.getByLabelText('公司'));
  close().focus();
  await userEvent.tab({ shift: true });
  expect(screen.getByLabelText('公司')).toHaveFocus();
});

test('a sheet without any control keeps the focus', async () => {
  renderWithPlatform(
    <Overlay open onClose={vi.fn()} label="规则" placement="bottom">
      <p>全场</p>
    </Overlay>,
  );
  const dialog = screen.getByRole('dialog');
  expect(() => fireEvent.keyDown(dialog, { key: 'Tab' })).not.toThrow();
});

test('the back gesture closes the newest of two overlays only', () => {
  const closeSheet = vi.fn();
  const closeQuestion = vi.fn();
  const { platform } = renderWithPlatform(
    <>
      <Overlay open onClose={closeSheet} label="筛选" placement="right" />
      <Overlay open onClose={closeQuestion} label="放弃？" placement="centre" alert />
    </>,
  );
  expect(screen.getByRole('alertdialog', { name: '放弃？' })).toBeInTheDocument();
  act(() => platform.goBack());
  expect(closeQuestion).toHaveBeenCalledOnce();
  expect(closeSheet).not.toHaveBeenCalled();
});

test('a second Esc, which closes the dialog without asking, closes the overlay as well', () => {
  const { onClose } = renderOverlay(null);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  act(() => dialog.close());
  expect(onClose).toHaveBeenCalledOnce();
});
