/** Sets `globalThis.attacked` if it ever runs. */
const RUN = 'globalThis.attacked=1';

/** Texts that run a script where text is taken for HTML, an address or code. */
const CORES = [
  `<script>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `<svg/onload=${RUN}>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s></svg>`,
  `<iframe srcdoc="<script>parent.attacked=1</script>"></iframe>`,
  `<details open ontoggle=${RUN}>x</details>`,
  `<a href="javascript:${RUN}" autofocus onfocus=${RUN}>x</a>`,
  `<math><mtext><style><img src=x onerror=${RUN}></style></mtext></math>`,
  `<object data="javascript:${RUN}"></object>`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<base href="https://attacker.example/">`,
  `<form action="javascript:${RUN}"><button autofocus onfocus=${RUN}>x</button></form>`,
  `<style>@import"https://attacker.example/x.css";</style>`,
  `<link rel=stylesheet href="https://attacker.example/x.css">`,
  `<template><script>${RUN}</script></template>`,
  `javascript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `\${${RUN}}{{${RUN}}}`,
  `__proto__`,
  `constructor[prototype][attacked]=1`,
];

/** Ways to break out of the surrounding text. */
const FORMS: readonly ((core: string) => string)[] = [
  (core) => core,
  (core) => `">${core}`,
  (core) => `'>${core}`,
  (core) => `</title></style></textarea></script>${core}`,
  (core) => `--><!--${core}`,
  (core) => `]]>${core}`,
  (core) => `\u202e${core}\u202c`,
  (core) => `\u0000${core}`,
  (core) => core.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (core) => core.toUpperCase(),
];

/** Two hundred texts that must stay text. */
export const ATTACKS: readonly string[] = CORES.flatMap((core) => FORMS.map((form) => form(core)));
