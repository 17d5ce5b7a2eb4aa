import { expect, test } from 'vitest';
import { createDraft, findProblem, toInput } from './rules.ts';
import { fapiao, orderFapiao } from './testing.ts';

const person = { titleKind: 'personal', title: '林知夏', taxNumber: '', email: 'a@b.cn' } as const;
const company = { ...person, titleKind: 'company', taxNumber: '9133 0100 7996 5505 8b' } as const;

test.each([
  [person, undefined],
  [{ ...person, title: ' 林 ' }, 'title'],
  [{ ...person, email: 'lin' }, 'email'],
  [{ ...person, taxNumber: 'x' }, undefined],
  [company, undefined],
  [{ ...company, taxNumber: '91330100799655085B' }, 'taxNumber'],
  [{ ...company, taxNumber: '' }, 'taxNumber'],
])('finds the first problem of %j: %s', (draft, problem) =>
  expect(findProblem(draft)).toBe(problem),
);

test('sends a tax number only for a company, as on the licence', () => {
  expect(toInput(company)).toMatchObject({ taxNumber: '91330100799655058B' });
  expect(toInput({ ...person, taxNumber: '1' })).not.toHaveProperty('taxNumber');
});

test('begins with the verified address, and again with what was entered before', () => {
  expect(createDraft(orderFapiao()).email).toBe('lin@example.com');
  expect(createDraft(orderFapiao({ email: null })).email).toBe('');
  const last = fapiao({ status: 'refused', titleKind: 'company', taxNumber: 'X', title: '云裳' });
  expect(createDraft(orderFapiao({}, last))).toMatchObject({ title: '云裳', taxNumber: 'X' });
});
