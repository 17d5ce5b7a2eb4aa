import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../api/api.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { buildCategoryTree, nameCategoryPaths } from './category-tree.ts';
import { loadAll } from './load-all.ts';
import { pickText } from './texts.ts';

/** They change seldom, and every change in this browser fetches them again. */
const FRESH_MS = 5 * 60_000;
const options = { staleTime: FRESH_MS };

const useBrands = () =>
  useQuery({
    ...options,
    queryKey: ['brands', 'all'],
    queryFn: () => loadAll((query) => api.listBrands({ query })),
  });

export const useCategories = ({ isEnabled = true } = {}) =>
  useQuery({
    ...options,
    queryKey: ['categories'],
    queryFn: () => api.listCategories(),
    enabled: isEnabled,
  });

export const useColours = () =>
  useQuery({ ...options, queryKey: ['colours'], queryFn: () => api.listColours() });

export const useAttributes = () =>
  useQuery({ ...options, queryKey: ['attributes'], queryFn: () => api.listAttributes() });

export const useLabels = () =>
  useQuery({ ...options, queryKey: ['labels'], queryFn: () => api.listLabels() });

export const useSizeSystems = () =>
  useQuery({ ...options, queryKey: ['size-systems'], queryFn: () => api.listSizeSystems() });

export const useSets = () =>
  useQuery({ ...options, queryKey: ['sets'], queryFn: () => api.listSets() });

/** What products are described by, as the options of selects in the operator's language. */
export function useCatalogueOptions() {
  const { language } = useLanguage();
  const brands = useBrands().data;
  const categories = useCategories().data;
  const colours = useColours().data;
  const attributes = useAttributes().data;
  return useMemo(() => {
    const toCodeOption = ({ code, name }: { code: string; name: Record<string, string> }) => ({
      value: code,
      label: name[language] || (name['zh-CN'] ?? code),
    });
    return {
      brands: brands?.map(({ id, name }) => ({ value: id, label: name })) ?? [],
      categories: [...nameCategoryPaths(categories ?? [], language)].map(([value, label]) => ({
        value,
        label,
      })),
      categoryTree: buildCategoryTree(categories ?? [], language),
      colours: colours?.map(toCodeOption) ?? [],
      attributes: attributes?.map(toCodeOption) ?? [],
    };
  }, [brands, categories, colours, attributes, language]);
}

/** Labels as the options of a select. */
export function useLabelOptions() {
  const { language } = useLanguage();
  return useLabels().data?.map(({ id, name }) => ({ value: id, label: pickText(name, language) }));
}
