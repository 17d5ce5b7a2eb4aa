/** The part of Lighthouse that is used here, so that types can be checked without its many packages. */
declare module 'lighthouse' {
  interface Audit {
    id: string;
    score: number | null;
    scoreDisplayMode: string;
    displayValue?: string;
    numericValue?: number;
  }

  interface Result {
    lhr: {
      finalDisplayedUrl?: string;
      categories: Readonly<Record<string, { score: number | null }>>;
      audits: Readonly<Record<string, Audit>>;
    };
  }

  interface Flags {
    port: number;
    onlyCategories: string[];
    skipAudits: string[];
    logLevel: 'silent';
  }

  function lighthouse(url: string, flags: Flags): Promise<Result | undefined>;
  export = lighthouse;
}
