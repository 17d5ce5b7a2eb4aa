import { HistoryOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import type { AdminRequest } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import { historyMessages } from './history-messages.ts';

type TargetType = NonNullable<AdminRequest<'listCatalogueChanges'>['query']>['targetType'];

interface HistoryButtonProps {
  targetType: NonNullable<TargetType>;
  /** Absent: the changes of all of them. */
  targetId?: string;
}

/** Opens who changed what of brands, categories, labels, sizes, colours or attributes, also of those that were deleted. */
export function HistoryButton({ targetType, targetId }: HistoryButtonProps) {
  const texts = useMessages(historyMessages);
  const [isOpen, setIsOpen] = useState(false);
  const target = { targetType, ...(targetId ? { targetId } : {}) };
  return (
    <>
      <Button icon={<HistoryOutlined aria-hidden />} onClick={() => setIsOpen(true)}>
        {texts.history}
      </Button>
      <Drawer
        title={texts.history}
        size={920}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        destroyOnHidden
      >
        <ChangeTable
          name={`${targetType} ${targetId ?? ''}`}
          load={(query, signal) =>
            api.listCatalogueChanges({ query: { ...target, ...query } }, { signal })
          }
        />
      </Drawer>
    </>
  );
}
