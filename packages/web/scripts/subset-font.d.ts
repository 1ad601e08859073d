/** The part of subset-font that is used here; it comes without types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly keepFeatures: readonly string[];
      readonly noHinting: boolean;
    },
  ): Promise<Uint8Array>;
}
