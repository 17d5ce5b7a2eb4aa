import { Form } from 'antd';
import { api } from '../../api/api.ts';
import { useColours } from '../../catalogue/useCatalogue.ts';
import { VocabularyScreen } from '../../catalogue/vocabulary/VocabularyScreen.tsx';
import { useRequired } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import styles from './Colours.module.css';
import { HexInput } from './HexInput.tsx';
import { coloursMessages } from './messages.ts';

/** The colours that products can have. */
export function Colours() {
  const texts = useMessages(coloursMessages);
  const required = useRequired();
  const query = useColours();
  return (
    <VocabularyScreen<{ hex: string }>
      kind={{
        type: 'colour',
        change: 'updateColour',
        list: 'colours',
        title: texts.title,
        createText: texts.create,
        newValues: { hex: '' },
        toProducts: (code) => `/products?colour=${code}`,
        read: api.listColours,
        create: (body, options) => api.createColour({ body }, options),
        update: (code, body, options) => api.updateColour({ params: { code }, body }, options),
        remove: (code) => api.deleteColour({ params: { code } }),
        renderMark: ({ hex }) => (
          <span className={styles.swatch} style={{ background: hex }} aria-hidden />
        ),
        fields: (
          <Form.Item
            name="hex"
            label={texts.hex}
            extra={texts.hexHint}
            rules={[...required, { pattern: /^#[\da-fA-F]{6}$/, message: texts.hexWrong }]}
          >
            <HexInput />
          </Form.Item>
        ),
        query,
      }}
    />
  );
}
