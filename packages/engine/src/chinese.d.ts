// Made by scripts/vite/chinese.ts. Of what type the words are, the file itself says.
declare module '*/zh.ts?Hans' {
  const words: unknown;
  export default words;
}
declare module '*/zh.ts?Hant' {
  const words: unknown;
  export default words;
}
