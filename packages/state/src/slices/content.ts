import type { ContentEntry } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

export type ContentStatus = 'loading' | 'ready' | 'missing' | 'failed';

export interface ShareInfo {
  pageTitle?: string;
  shareDesc?: string;
  miniPImageUrl?: string;
  momentImageUrl?: string;
  miniPUrl?: string;
}

export interface ContentPage {
  status: ContentStatus;
  entries: ContentEntry[];
  /** What each module loaded, by the id of its entry. Absent: it needed nothing, or failed. */
  data: Record<string, unknown>;
  share: ShareInfo;
  /** When it was made, in milliseconds since 1970: views that count begin here, to hydrate alike. */
  madeAt: number;
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
  initialState,
  reducers: {
    /** A page that is shown already stays while it is loaded anew. */
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
    missPage: ({ pages }, { payload }: PayloadAction<string>) => {
      pages[payload] = emptyPage('missing');
    },
    failPage: ({ pages }, { payload }: PayloadAction<string>) => {
      if (pages[payload]?.status !== 'ready') pages[payload] = emptyPage('failed');
    },
    setModuleData: (
      { pages },
      { payload }: PayloadAction<{ id: string; entry: string; data: unknown }>,
    ) => {
      const page = pages[payload.id];
      if (page) page.data[payload.entry] = payload.data;
    },
  },
  selectors: {
    selectPages: (state) => state.pages,
    selectPage: (state, id: string): ContentPage | undefined => state.pages[id],
  },
});

export const { startPage, setPage, missPage, failPage, setModuleData } = contentSlice.actions;
export const { selectPage, selectPages } = contentSlice.selectors;
