import { useMemo } from 'react';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { genderNames, sizeChartNames, statusNames } from '../names.ts';
import { pickText } from '../texts.ts';
import { useCatalogueOptions, useLabels, useSets } from '../useCatalogue.ts';
import type { ValueWords } from './describe-value.ts';
import { historyMessages } from './history-messages.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

const toNames = (options: readonly Option[]) =>
  new Map(options.map(({ value, label }) => [value, label]));

/** The words for values of fields in the operator's language. */
export function useValueWords(): ValueWords {
  const { language } = useLanguage();
  const charts = useMessages(sizeChartNames);
  const { yes, no } = useMessages(historyMessages);
  const statuses = useMessages(statusNames);
  const genders = useMessages(genderNames);
  const format = useFormat();
  const { brands, categories, colours, attributes } = useCatalogueOptions();
  const sets = useSets().data;
  const labels = useLabels().data;
  return useMemo(
    () => ({
      names: {
        brandId: toNames(brands),
        categoryId: toNames(categories),
        parentId: toNames(categories),
        colourCode: toNames(colours),
        attributes: toNames(attributes),
        status: new Map(Object.entries(statuses)),
        charts: new Map(Object.entries(charts)),
        gender: new Map(Object.entries(genders)),
        sets: new Map(sets?.map(({ id, name }) => [id, pickText(name, language)])),
        label: new Map(labels?.map(({ id, name }) => [String(id), pickText(name, language)])),
      },
      yes,
      no,
      separator: language === 'zh-CN' ? '、' : ', ',
      price: format.price,
      time: format.dateTime,
    }),
    [
      brands,
      categories,
      colours,
      attributes,
      sets,
      labels,
      statuses,
      genders,
      charts,
      yes,
      no,
      language,
      format,
    ],
  );
}
