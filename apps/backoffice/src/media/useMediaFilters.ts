import { useMessages } from '../language/LanguageProvider.tsx';
import type { ResourceFilter } from '../table/types.ts';
import { mediaMessages } from './messages.ts';

/** The filters of the library; without the kind where only one kind can be chosen. */
export function useMediaFilters(hasKind: boolean): readonly ResourceFilter[] {
  const texts = useMessages(mediaMessages);
  const kind: ResourceFilter = {
    kind: 'select',
    key: 'kind',
    label: texts.kind,
    options: [
      { value: 'image', label: texts.image },
      { value: 'video', label: texts.video },
    ],
  };
  return [
    { kind: 'search', key: 'search', label: texts.search },
    ...(hasKind ? [kind] : []),
    {
      kind: 'select',
      key: 'used',
      label: texts.used,
      options: [
        { value: 'true', label: texts.isUsed },
        { value: 'false', label: texts.isUnused },
      ],
    },
  ];
}
