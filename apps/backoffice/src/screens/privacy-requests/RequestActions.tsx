import type { PrivacyRequest } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Button, Space } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { ReasonModal } from '../../parts/ReasonModal.tsx';
import { useMayCall } from '../../session/useOperator.ts';
import { downloadText } from '../../table/download-text.ts';
import { privacyMessages } from './messages.ts';

const CHANGES = ['privacy-requests', 'shopper', 'shoppers'];

/** Answers a privacy request: hands the data over, erases it, or rejects the request. */
export function RequestActions({ id, shopperId, kind, status }: PrivacyRequest) {
  const texts = useMessages(privacyMessages);
  const [asked, setAsked] = useState<'answer' | 'reject'>();
  const canUnmask = useMayCall('exportForPrivacyRequest');
  const canWrite = useMayCall('eraseForPrivacyRequest');
  if (status !== 'open') return null;
  const close = () => setAsked(undefined);
  const isExport = kind === 'export';
  const params = { id };
  const number = { number: shopperId };
  const exportData = async (reason: string) => {
    const data = await api.exportForPrivacyRequest({ params, body: { reason } });
    const text = JSON.stringify(data, null, 2);
    downloadText(`shopper-${shopperId}.json`, text, 'application/json');
  };
  const erase = (reason: string) => api.eraseForPrivacyRequest({ params, body: { reason } });
  const canAnswer = isExport ? canUnmask : canWrite;
  return (
    <Space>
      {canAnswer && (
        <Button size="small" danger={!isExport} onClick={() => setAsked('answer')}>
          {texts[kind]}
        </Button>
      )}
      {canWrite && (
        <Button size="small" onClick={() => setAsked('reject')}>
          {texts.reject}
        </Button>
      )}
      <ReasonModal<unknown>
        title={formatMessage(isExport ? texts.exportTitle : texts.eraseTitle, number)}
        okText={texts[kind]}
        isOpen={asked === 'answer'}
        changes={CHANGES}
        doneText={isExport ? texts.exported : texts.erased}
        run={isExport ? exportData : erase}
        onClose={close}
      />
      <ReasonModal
        title={formatMessage(texts.rejectTitle, number)}
        okText={texts.reject}
        isOpen={asked === 'reject'}
        changes={CHANGES}
        doneText={texts.rejected}
        run={(reason) => api.rejectPrivacyRequest({ params, body: { reason } })}
        onClose={close}
      />
    </Space>
  );
}
