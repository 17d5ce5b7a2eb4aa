import { fireEvent, screen, waitFor } from '@testing-library/react';

type Name = string | RegExp;

const isNamed = (name: Name, text: string | null) =>
  typeof name === 'string' ? text === name : name.test(text ?? '');

/** The last button of this name that is shown. A query by role would compute the style of every element. */
export function getButton(name: Name, element: HTMLElement = document.body): HTMLElement {
  const buttons = [...element.querySelectorAll<HTMLElement>('button, a.ant-btn')].filter((button) =>
    isNamed(name, button.getAttribute('aria-label') ?? button.textContent),
  );
  const button = buttons.findLast((each) => !each.closest('[style*="display: none"]'));
  if (!button) throw new Error(`no button is named ${name}`);
  return button;
}

/** The input of this label. A query by label would look at every element of a long form. */
export function getField(label: Name, element: HTMLElement = document.body): HTMLElement {
  const fields = [...element.querySelectorAll<HTMLElement>('input, textarea, [role=combobox]')];
  const labels = [...element.querySelectorAll('label')].filter((each) =>
    isNamed(label, each.textContent),
  );
  const field =
    fields.find((each) => isNamed(label, each.getAttribute('aria-label') ?? '')) ??
    fields.find(({ id }) => id !== '' && labels.some(({ htmlFor }) => htmlFor === id));
  if (!field) throw new Error(`no field is named ${label}`);
  return field;
}

export const findField = (label: Name, element?: HTMLElement) =>
  waitFor(() => getField(label, element));

/** Presses the last button of this name, in an element or anywhere on the screen. */
export const press = (name: Name, element?: HTMLElement) =>
  fireEvent.click(getButton(name, element));

/** Presses a button twice before it can show that it is busy. */
export const doublePress = (name: Name, element?: HTMLElement) =>
  pressTwice(getButton(name, element));

export function pressTwice(button: HTMLElement) {
  fireEvent.click(button);
  fireEvent.click(button);
}

/** An input takes the next Enter only after the key was let go. */
export function pressEnter(field: HTMLElement) {
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.keyUp(field, { key: 'Enter' });
}

/** Types a text over what an input holds. */
export const fill = (label: Name, value: string, element?: HTMLElement) =>
  fireEvent.change(getField(label, element), { target: { value } });

/** Opens a select and takes an option by its title. */
export async function choose(label: Name, title: string, element?: HTMLElement) {
  fireEvent.mouseDown(getField(label, element));
  // A list that was open before stays in the document.
  const options = await screen.findAllByTitle(title);
  fireEvent.click(options.at(-1) as HTMLElement);
}

/** Types a time into the input of a picker. The form has it after the task. */
export function typeTime(input: Element | undefined, value: string) {
  if (!input) throw new Error('no picker');
  fireEvent.mouseDown(input);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value } });
  fireEvent.keyDown(input, { key: 'Enter', code: 'Enter', keyCode: 13 });
  fireEvent.blur(input);
}

const TITLES = '.ant-modal-title, .ant-modal-confirm-title, .ant-drawer-title';

/** The dialog of this title. Their own names are one in tests, where antd gives all titles the same id. */
export async function findDialog(title: Name): Promise<HTMLElement> {
  // A question that was answered before may still fade away.
  const headings = await screen.findAllByText(title, { selector: TITLES });
  return headings.at(-1)?.closest('[role=dialog]') as HTMLElement;
}

/** Answers the question of a dialog by one of its buttons. */
export async function answerDialog(name: Name, button: Name) {
  press(button, await findDialog(name));
}

/** The texts of the rows of the first table, cell by cell. */
export const readRows = (element: HTMLElement = document.body): string[][] =>
  [...element.querySelectorAll('tr.ant-table-row')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? ''),
  );

/** A refusal with a message for each field of the request, as the server writes it. */
export const fieldProblem = (fields: Readonly<Record<string, string>>) => {
  const list = Object.entries(fields).map(([path, message]) => ({ path: `body.${path}`, message }));
  const error = { code: 'bad-input', message: 'problem bad-input', fields: list };
  return Response.json({ error }, { status: 400 });
};

/** One page of a list without a next one. */
export const toPage = <T>(...items: T[]) => ({ items, nextCursor: null });
