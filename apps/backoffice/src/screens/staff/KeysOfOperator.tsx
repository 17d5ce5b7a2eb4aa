import { useQuery } from '@tanstack/react-query';
import { Checkbox, Form, Tag } from 'antd';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useMayCall } from '../../session/useOperator.ts';
import { staffMessages } from './messages.ts';

/** The keys that an operator created for machines, with the offer to end them. */
export function KeysOfOperator({ id }: { id: string }) {
  const texts = useMessages(staffMessages);
  const { data: keys = [] } = useQuery({
    queryKey: ['api-keys', 'of', id],
    queryFn: () => api.listApiKeys({ query: { createdBy: id } }),
    enabled: useMayCall('listApiKeys'),
  });
  if (keys.length === 0) return null;
  return (
    <Form.Item label={texts.keysOf} extra={texts.keysHint}>
      <div>
        {keys.map((key) => (
          <Tag key={key.id}>
            {key.name} <code>{key.prefix}…</code>
          </Tag>
        ))}
      </div>
      <Form.Item name="endsApiKeys" valuePropName="checked" noStyle>
        <Checkbox>{texts.endKeys}</Checkbox>
      </Form.Item>
    </Form.Item>
  );
}
