/** Class names as the bundler hashes them. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;

  export { styles as default };
}

declare module '*.css';
