import type { ContentEntry, ContentPreview } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

export type ContentStatus = 'loading' | 'ready' | 'missing' | 'failed';

export interface ShareInfo {
  pageTitle?: string;
  shareDesc?: string;
  miniPImageUrl?: string;
  momentImageUrl?: string;
  miniPUrl?: string;
}

/** The preview of a draft: who it is for, and how far its clock is from the real one. */
export interface PagePreview extends ContentPreview {
  clockOffset: number;
}

export interface ContentPage {
  status: ContentStatus;
  entries: ContentEntry[];
  /**
   * The loaded data of each module, by entry id. Absent: the module loads nothing, or its load
   * failed.
   */
  data: Record<string, unknown>;
  share: ShareInfo;
  /**
   * When the page was loaded, in milliseconds since 1970: countdowns start here, so that they
   * hydrate without a mismatch.
   */
  madeAt: number;
  preview?: PagePreview;
}

export interface ContentState {
  pages: Record<string, ContentPage>;
}

const initialState: ContentState = { pages: {} };
const emptyPage = (status: ContentStatus): ContentPage => ({
  status,
  entries: [],
  data: {},
  share: {},
  madeAt: 0,
});

export const contentSlice = createSlice({
  name: 'content',
  owner: 'page',
  initialState,
  reducers: {
    /** A ready page stays visible while it is refetched. */
    startPage: ({ pages }, { payload }: PayloadAction<string>) => {
      if (pages[payload]?.status !== 'ready') pages[payload] = emptyPage('loading');
    },
    setPage: (
      { pages },
      { payload }: PayloadAction<{ id: string } & Omit<ContentPage, 'status'>>,
    ) => {
      const { id, ...page } = payload;
      pages[id] = { ...page, status: 'ready' };
    },
    pageNotFound: ({ pages }, { payload }: PayloadAction<string>) => {
      pages[payload] = emptyPage('missing');
    },
    pageFailed: ({ pages }, { payload }: PayloadAction<string>) => {
      if (pages[payload]?.status !== 'ready') pages[payload] = emptyPage('failed');
    },
  },
  selectors: {
    selectPages: (state) => state.pages,
    selectPage: (state, id: string): ContentPage | undefined => state.pages[id],
  },
});

export const { startPage, setPage, pageNotFound, pageFailed } = contentSlice.actions;
export const { selectPage, selectPages } = contentSlice.selectors;
