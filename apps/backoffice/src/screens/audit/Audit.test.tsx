import { fireEvent, screen, within } from '@testing-library/react';
import type { AuditRecord } from '@vitrine/contract/admin';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { Audit } from './Audit.tsx';

const record: AuditRecord = {
  ...{ id: '1', at: '2026-11-23T02:00:00.000Z', operatorId: '1', apiKeyId: null, actor: 'Lin' },
  ...{ ip: '10.0.0.1', requestId: 'r-1', action: 'blockShopper', reason: 'Fraud' },
  target: { type: 'shopper', id: '12' },
  ...{ before: { isBlocked: false }, after: { isBlocked: true } },
};

it('shows who did what to what and why, field by field, and leads to the same target', async () => {
  const { findSent } = renderScreen(Audit, {
    ...{ path: '/audit', url: '/audit?action=blockShopper&targetId=12' },
    answers: { listAuditRecords: { items: [record], nextCursor: null } },
  });
  expect(await screen.findByText('shopper 12')).toBeInTheDocument();
  expect(findSent('listAuditRecords')[0]?.query).toMatchObject({
    ...{ action: 'blockShopper', targetId: '12' },
  });
  fireEvent.click(screen.getByText('Show'));
  const details = within(await screen.findByRole('dialog'));
  for (const text of ['isBlocked', 'false', 'true', 'Fraud', 'r-1', '10.0.0.1'])
    expect(details.getByText(text)).toBeInTheDocument();
  expect(details.getByText('Only this target')).toHaveAttribute(
    'href',
    '/audit?targetType=shopper&targetId=12',
  );
});
