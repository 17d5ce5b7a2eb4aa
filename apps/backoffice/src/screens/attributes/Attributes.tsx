import { api } from '../../api/api.ts';
import { useAttributes } from '../../catalogue/useCatalogue.ts';
import { VocabularyScreen } from '../../catalogue/vocabulary/VocabularyScreen.tsx';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { attributesMessages } from './messages.ts';

/** The materials and details by which shoppers filter. */
export function Attributes() {
  const texts = useMessages(attributesMessages);
  const query = useAttributes();
  return (
    <VocabularyScreen<object>
      kind={{
        type: 'attribute',
        change: 'updateAttribute',
        list: 'attributes',
        title: texts.title,
        createText: texts.create,
        newValues: {},
        toProducts: (code) => `/products?attribute=${code}`,
        read: api.listAttributes,
        create: (body, options) => api.createAttribute({ body }, options),
        update: (code, body, options) => api.updateAttribute({ params: { code }, body }, options),
        remove: (code) => api.deleteAttribute({ params: { code } }),
        query,
      }}
    />
  );
}
