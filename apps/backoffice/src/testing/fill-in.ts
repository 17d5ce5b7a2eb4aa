import { fireEvent, screen } from '@testing-library/react';

/** Presses a button two times in a row, as an impatient operator does. */
export function pressTwice(button: HTMLElement) {
  fireEvent.click(button);
  fireEvent.click(button);
}

export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }));

/** An input takes the next Enter only after the key was let go. */
export function pressEnter(field: HTMLElement) {
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.keyUp(field, { key: 'Enter' });
}

/** Writes a text into the field of a label. */
export const typeInto = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Chooses an option of the list of a label. */
export async function choose(label: string, option: string) {
  fireEvent.mouseDown(screen.getByLabelText(label));
  const options = await screen.findAllByText(option, {
    selector: '.ant-select-item-option-content',
  });
  fireEvent.click(options.at(-1) as HTMLElement);
}
