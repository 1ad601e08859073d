/** The looks of the sheets' tables, made by the build (`tables-plugin.ts`). */
declare module 'virtual:tables.css' {}
declare module 'virtual:tables.css?inline' {
  const styles: string;
  export default styles;
}
