/** The URL of a style sheet, for documents that link it by themselves. */
declare module '*.css?url' {
  const url: string;

  export { url as default };
}
