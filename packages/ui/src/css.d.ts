/** Maps each class name of a CSS module to its hashed name. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;

  export { styles as default };
}

declare module '*.css';
