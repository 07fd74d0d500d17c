// Made by scripts/vite/chinese.ts. The type of the words is in `zh.ts` itself.
declare module '*/zh.ts?Hans' {
  const words: unknown;
  export default words;
}
declare module '*/zh.ts?Hant' {
  const words: unknown;
  export default words;
}
