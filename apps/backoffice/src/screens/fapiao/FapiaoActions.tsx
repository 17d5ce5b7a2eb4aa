import type { FapiaoOperatorAction } from '@vitrine/contract/admin';
import { Button, Flex } from 'antd';
import { type ComponentType, useState } from 'react';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useMayCall } from '../../session/useOperator.ts';
import type { DialogProps } from './DialogProps.ts';
import { IssueDialog } from './IssueDialog.tsx';
import { fapiaoMessages } from './messages.ts';
import { RejectDialog } from './RejectDialog.tsx';
import { ReverseDialog } from './ReverseDialog.tsx';

const DIALOGS: Readonly<Record<FapiaoOperatorAction, ComponentType<DialogProps>>> = {
  issue: IssueDialog,
  reject: RejectDialog,
  reverse: ReverseDialog,
};

/** What the server allows to do with the fapiao now, for the operator's role. */
export function FapiaoActions({ shown }: Pick<DialogProps, 'shown'>) {
  const { actionNames } = useMessages(fapiaoMessages);
  const [open, setOpen] = useState<FapiaoOperatorAction>();
  const canWrite = useMayCall('issueFapiao');
  if (!canWrite || shown.actions.length === 0) return null;
  const Dialog = open && DIALOGS[open];
  return (
    <Flex gap={8} wrap>
      {shown.actions.map((action) => (
        <Button
          key={action}
          type={action === 'issue' || shown.isToReverse ? 'primary' : 'default'}
          disabled={action === 'issue' && shown.amountDue === 0}
          danger={action === 'reject'}
          onClick={() => setOpen(action)}
        >
          {actionNames[action]}
        </Button>
      ))}
      {Dialog && <Dialog shown={shown} onClose={() => setOpen(undefined)} />}
    </Flex>
  );
}
