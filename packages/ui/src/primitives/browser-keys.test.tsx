import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LightboxDialog } from '../components/lightbox/LightboxDialog.tsx';
import { MessageField } from '../forms/message-field/MessageField.tsx';
import { renderWithPlatform } from '../testing.tsx';
import { Input } from './input/Input.tsx';
import { PressableGroup } from './pressable-group/PressableGroup.tsx';
import { Swiper } from './swiper/Swiper.tsx';
import { Tabs } from './tabs/Tabs.tsx';

const tabs = [
  { key: 'women', label: '女士' },
  { key: 'men', label: '男士' },
];
const images = [{ url: '/coat/1200', size: 1200 }];

/** Every control that moves by arrow keys, and the element that has the focus in it. */
const CONTROLS = [
  [
    'tabs',
    <Tabs key="t" items={tabs} active="women" label="性别" />,
    () => screen.getByText('女士'),
  ],
  [
    'a group of sizes',
    <PressableGroup key="g" role="group" arrows="press">
      <button type="button">36</button>
      <button type="button">38</button>
    </PressableGroup>,
    () => screen.getByText('36'),
  ],
  [
    'a carousel',
    <Swiper key="s" label="细节">
      <p>view1</p>
      <p>view2</p>
    </Swiper>,
    () => screen.getByText('view1'),
  ],
  [
    'the lightbox',
    <LightboxDialog
      key="l"
      start={0}
      label="大衣"
      onClose={vi.fn()}
      pictures={[1, 2].map((n) => ({ alt: `第 ${n} 张`, images }))}
    />,
    () => screen.getByAltText('第 1 张'),
  ],
] as const;

/** Whether the browser may still do what it does with a key. */
function isLeftToBrowser(element: HTMLElement, init: KeyboardEventInit): boolean {
  element.focus();
  const event = createEvent.keyDown(element, init);
  fireEvent(element, event);
  return !event.defaultPrevented;
}

test.each(CONTROLS)(
  '%s: Alt or Cmd and an arrow still go back in the history',
  (_, control, find) => {
    renderWithPlatform(control);
    const element = find();
    for (const modifier of ['altKey', 'metaKey'])
      expect(isLeftToBrowser(element, { key: 'ArrowRight', [modifier]: true })).toBe(true);
    expect(isLeftToBrowser(element, { key: 'ArrowRight' })).toBe(false);
  },
);

/** Safari ends the composition before it reports the Return that picks the word. */
const PICKED_IN_SAFARI = { key: 'Enter', isComposing: false, keyCode: 229 };

test.each([
  ['a text field', Input],
  ['a message', MessageField],
])('%s: Return that picks a word in Safari sends nothing, the next one does', (_, Field) => {
  const onSubmit = vi.fn();
  renderWithPlatform(
    <Field label="搜索" value="大衣" maxLength={20} onChange={vi.fn()} onSubmit={onSubmit} />,
  );
  const field = screen.getByLabelText('搜索');
  fireEvent.keyDown(field, PICKED_IN_SAFARI);
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(onSubmit).toHaveBeenCalledOnce();
});
