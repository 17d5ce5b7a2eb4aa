import type { Localised } from '@vitrine/kit';
import { Form, Input, Select } from 'antd';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { toCatalogueText, toFormText } from '../../catalogue/texts.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { LocalisedInput } from '../../form/LocalisedInput.tsx';
import { useFreshRow } from '../../form/useFreshRow.ts';
import { useRequired, useRequiredText, useShopPath } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { searchWordsMessages } from './messages.ts';

export type SearchRedirect = AdminResponse<'listSearchRedirects'>[number];

interface RedirectValues {
  words: string[];
  url: string;
  name: Partial<Localised>;
}

interface SearchRedirectDialogProps {
  /** The redirect that is changed, or undefined for a new one. */
  redirect: SearchRedirect | undefined;
  onClose(): void;
}

const SEPARATORS = [',', '，', '、'];
const MAX_URL = 300;
const MAX_NAME = 60;

const toValues = ({ words, url, name }: SearchRedirect): RedirectValues => ({
  words: [...words],
  url,
  name: toFormText(name),
});

export function SearchRedirectDialog({ redirect, onClose }: SearchRedirectDialogProps) {
  const texts = useMessages(searchWordsMessages);
  const required = useRequired();
  const shopPath = useShopPath();
  const requiredText = useRequiredText();
  const [form] = Form.useForm<RedirectValues>();
  const fresh = useFreshRow({
    row: redirect,
    form,
    list: 'search-words',
    read: async ({ id }) => (await api.listSearchRedirects()).find((row) => row.id === id),
    toValues,
  });
  const save = useAction({
    run: ({ words, url, name }: RedirectValues, options) => {
      const body = { words, url: url.trim(), name: toCatalogueText(name) };
      const { row } = fresh;
      return row
        ? api.updateSearchRedirect({ params: { id: row.id }, body }, { version: row.version })
        : api.createSearchRedirect({ body }, options);
    },
    changes: ['search-words'],
    doneText: texts.saved,
    onDone: onClose,
    onProblem: (error) => fresh.takeFresh(error) || applyProblem(form, error),
  });
  const initialValues = redirect ? toValues(redirect) : { words: [], url: '/', name: {} };
  return (
    <FormModal<RedirectValues>
      isOpen
      title={redirect ? texts.editRedirect : texts.addRedirect}
      form={form}
      initialValues={initialValues}
      okText={texts.save}
      isPending={save.isPending || fresh.isReading}
      notice={fresh.notice}
      onFinish={(values) => save.run(values)}
      onClose={onClose}
    >
      <Form.Item name="words" label={texts.words} rules={required}>
        <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={SEPARATORS} />
      </Form.Item>
      <Form.Item name="url" label={texts.url} extra={texts.urlHint} rules={shopPath}>
        <Input maxLength={MAX_URL} />
      </Form.Item>
      <Form.Item name="name" label={texts.name} rules={requiredText}>
        <LocalisedInput label={texts.name} maxLength={MAX_NAME} />
      </Form.Item>
    </FormModal>
  );
}
